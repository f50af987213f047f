import { getClaimDetail } from '../../../worker/backoffice/approvals/claim-detail.server.ts'
import { ClaimDetail } from '../../features/backoffice/admin-approvals/claim-detail.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/approval'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], (service) => getClaimDetail(service, params.claimId))

export const meta = adminMeta('Pending Approvals, Admin')

export default function Approval({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals">
      <ClaimDetail detail={loaderData} />
    </AdminPage>
  )
}
