import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/users'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['admin'], () => null)

export const meta = () => adminMeta('Users, Admin')

export default function Users() {
  return <AdminPage title="Users">{null}</AdminPage>
}
