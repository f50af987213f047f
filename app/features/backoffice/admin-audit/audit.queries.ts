import { hc } from 'hono/client'
import useSWR from 'swr'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const audit = hc<typeof staffApi>(...API).admin.audit

/** Polling interval of an open page, milliseconds: signing in and out is not a live event. */
const EVERY = 20_000

/**
 * Number of acts in the page's filter that are newer than the newest on the page.
 * @param search the filter, as in the address, without a page
 */
export function useNewActs(search: string, head: string) {
  const filter = new URLSearchParams(search)
  const query = { ...Object.fromEntries(filter), after: head }
  return useSWR(
    ['new acts', filter.toString(), head],
    async () => (await signedInAnswerOf(audit.new.$get({ query }))).count,
    { refreshInterval: EVERY },
  )
}
