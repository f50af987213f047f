import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/audit'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['admin'], () => null)

export const meta = () => adminMeta('Audit log, Admin')

export default function Audit() {
  return <AdminPage title="Audit log">{null}</AdminPage>
}
