import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/settings'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['admin'], () => null)

export const meta = () => adminMeta('Settings, Admin')

export default function Settings() {
  return <AdminPage title="Settings">{null}</AdminPage>
}
