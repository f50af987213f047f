import { hc } from 'hono/client'
import useSWR from 'swr'
import type { Period } from '../../../../worker/backoffice/rules/analytics/period.ts'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { useLiveEvents } from '../../../kit/live/use-live.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { overview } = hc<typeof staffApi>(...API).admin

/**
 * Dashboard of a period. The previous figures stay visible while new ones are fetched, which every live event causes.
 */
export function useOverview(period: Period) {
  const { data, error, isLoading, mutate } = useSWR(
    ['/api/admin/overview', period],
    () => signedInAnswerOf(overview.$get({ query: { period } })),
    { keepPreviousData: true },
  )
  const read = () => void mutate()
  useLiveEvents(({ event }) => event !== 'hello' && event !== 'presence' && read(), read)
  return { overview: data, hasFailed: Boolean(error), isLoading, retry: () => mutate() }
}
