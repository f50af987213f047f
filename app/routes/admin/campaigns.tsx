import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/campaigns'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['approvals'], () => null)

export const meta = () => adminMeta('Campaigns, Admin')

export default function Campaigns() {
  return <AdminPage title="Campaigns">{null}</AdminPage>
}
