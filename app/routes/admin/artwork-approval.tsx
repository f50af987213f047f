import { getArtworkApproval } from '../../../worker/backoffice/approvals/artwork-approvals.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { ArtworkApproval } from '../../features/backoffice/admin-approvals/artwork-approval.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/artwork-approval'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => ({
    artwork: await getArtworkApproval(service, params.approvalId),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Pending Approvals, Admin')

export default function ArtworkApprovalPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals">
      <ArtworkApproval {...loaderData} />
    </AdminPage>
  )
}
