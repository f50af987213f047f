import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/security'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['admin'], () => null)

export const meta = () => adminMeta('Security, Admin')

export default function Security() {
  return <AdminPage title="Security">{null}</AdminPage>
}
