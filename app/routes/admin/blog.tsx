import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/blog'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['content'], () => null)

export const meta = () => adminMeta('Blog Management, Admin')

export default function Blog() {
  return <AdminPage title="Blog Management">{null}</AdminPage>
}
