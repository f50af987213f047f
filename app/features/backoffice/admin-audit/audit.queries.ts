import { hc } from 'hono/client'
import useSWR from 'swr'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const audit = hc<typeof staffApi>(...API).admin.audit

/** How often an open page asks what is new, milliseconds: signing in and out is no live event. */
const EVERY = 20_000

/** How many acts of the page's filter came after the newest one that it knows. @param search the filter, as in the address, without a page */
export function useNewActs(search: string, head: string) {
  const filter = new URLSearchParams(search)
  const query = { ...Object.fromEntries(filter), after: head }
  return useSWR(
    ['new acts', filter.toString(), head],
    async () => (await signedInAnswerOf(audit.new.$get({ query }))).count,
    { refreshInterval: EVERY },
  )
}
