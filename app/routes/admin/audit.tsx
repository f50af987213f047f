import { listAudit } from '../../../worker/backoffice/audit/list-audit.server.ts'
import { AuditQuery } from '../../../worker/backoffice/rules/audit/audit-query.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { AuditView } from '../../features/backoffice/admin-audit/audit-view.tsx'
import { ExportMenu } from '../../features/backoffice/admin-audit/export-menu.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/audit'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], (service) => listAudit(service, parseSearch(AuditQuery, url.searchParams)))

export const meta = adminMeta('Audit log, Admin')

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Audit log" parent={{ to: '/admin/security', label: 'Security' }} actions={<ExportMenu />}>
      <AuditView {...loaderData} />
    </AdminPage>
  )
}
