import { getOwnerRecord } from '../../../worker/organisations/owners/verification.server.ts'
import { OwnerRecordView } from '../../features/backoffice/admin-approvals/owner-record.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/owner'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], (service) => getOwnerRecord(service, params.ownerId))

export const meta = adminMeta('Media owner, Admin')

export default function AdminOwner({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Media owner">
      <OwnerRecordView record={loaderData} />
    </AdminPage>
  )
}
