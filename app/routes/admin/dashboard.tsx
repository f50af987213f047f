import { PERIOD_IDS } from '../../../worker/backoffice/rules/analytics/period.ts'
import { DashboardView } from '../../features/backoffice/admin-dashboard/dashboard-view.tsx'
import { PeriodSelect } from '../../features/backoffice/admin-dashboard/period-select.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/dashboard'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

/** An unknown period, for example in an old address, is the first one. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, [], () => ({
    period: PERIOD_IDS.find((id) => id === url.searchParams.get('period')) ?? '30d',
  }))

export const meta = adminMeta('Dashboard, Admin')

export default function Dashboard({ loaderData: { period } }: Route.ComponentProps) {
  return (
    <AdminPage title="Dashboard" tools={<PeriodSelect period={period} />}>
      <DashboardView period={period} />
    </AdminPage>
  )
}
