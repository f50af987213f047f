import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/analytics'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['admin'], () => null)

export const meta = () => adminMeta('Analytics, Admin')

export default function Analytics() {
  return <AdminPage title="Analytics">{null}</AdminPage>
}
