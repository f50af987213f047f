import { getApprovalPage } from '../../../worker/backoffice/approvals/approval-page.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { CampaignApproval } from '../../features/backoffice/admin-approvals/campaign-approval.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/campaign-approval'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => ({
    approval: await getApprovalPage(service, params.approvalId),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Pending Approvals, Admin')

export default function CampaignApprovalPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals">
      <CampaignApproval {...loaderData} />
    </AdminPage>
  )
}
