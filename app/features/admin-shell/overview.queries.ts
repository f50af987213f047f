import useSWR from 'swr'
import type { AdminOverview } from '../../../worker/admin/overview.server.ts'
import { authenticatedRequest } from '../session/auth.ts'

const fetchOverview = (path: string) => authenticatedRequest<AdminOverview>(path)

/** The figures of the dashboard; old ones stay in sight while new ones are fetched. */
export function useOverview() {
  const { data, error, mutate } = useSWR('/api/admin/overview', fetchOverview)
  return { overview: data, hasFailed: Boolean(error), retry: () => mutate() }
}
