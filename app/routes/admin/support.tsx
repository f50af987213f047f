import { Outlet } from 'react-router'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import { SupportTabs } from '../../features/admin-support/support-tabs.tsx'
import { adminMeta } from './admin-meta.ts'

export const meta = () => adminMeta('Support, Admin')

export default function Support() {
  return (
    <AdminPage title="Support">
      <SupportTabs />
      <Outlet />
    </AdminPage>
  )
}
