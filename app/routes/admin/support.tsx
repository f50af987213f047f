import { Outlet, useMatch } from 'react-router'
import { SupportTabs } from '../../features/desk/admin-support/support-tabs.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { adminMeta } from './admin-meta.ts'

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['R', 'respond'],
] as const

export const meta = adminMeta('Support, Admin')

export default function Support() {
  const isTickets = useMatch('/admin/support') !== null
  return (
    <AdminPage title="Support" actions={isTickets && <KeyHints keys={KEYS} />}>
      <SupportTabs />
      <Outlet />
    </AdminPage>
  )
}
