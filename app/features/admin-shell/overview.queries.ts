import { hc } from 'hono/client'
import useSWR from 'swr'
import type { staffApi } from '../../../worker/admin/staff.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const { overview } = hc<typeof staffApi>(...API).admin

const fetchOverview = () => signedInAnswerOf(overview.$get())

/** The figures of the dashboard; old ones stay in sight while new ones are fetched. */
export function useOverview() {
  const { data, error, mutate } = useSWR('/api/admin/overview', fetchOverview)
  return { overview: data, hasFailed: Boolean(error), retry: () => mutate() }
}
