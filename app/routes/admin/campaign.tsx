import { useLocation, useNavigate } from 'react-router'
import { getStaffCampaign } from '../../../worker/backoffice/campaigns/detail.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { mayStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { listOwnersMoney } from '../../../worker/money/documents/owners-money.server.ts'
import { addSums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { CampaignDrawer } from '../../features/backoffice/admin-campaigns/campaign-drawer.tsx'
import { ManageDialog } from '../../features/backoffice/admin-campaigns/manage-dialog.tsx'
import { StaffPayments } from '../../features/money/payments/staff-payments.tsx'
import type { Route } from './+types/campaign'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service, user) => ({
    detail: await getStaffCampaign(service, params.campaignId),
    owners: await listOwnersMoney(service, params.campaignId),
    mayAudit: mayStaff(user, 'admin'),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Campaigns, Admin')

/** `?manage=` opens the dialog that changes the campaign; its value, `list` or `details`, is the page to return to. */
export default function Campaign({ loaderData: { detail, owners, mayAudit, today } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const manage = params.get('manage')
  const { id } = detail.campaign

  function go(path: string, change: 'manage' | null) {
    const next = new URLSearchParams(search)
    if (change) next.set('manage', 'details')
    else next.delete('manage')
    void navigate(`${path}${next.size > 0 ? `?${next}` : ''}`, { preventScrollReset: true })
  }

  if (manage !== null) {
    const back = manage === 'list' ? '/admin/campaigns' : pathname
    return <ManageDialog key={id} campaign={detail.campaign} today={today} onClose={() => go(back, null)} />
  }
  return (
    <CampaignDrawer
      detail={detail}
      today={today}
      auditHref={mayAudit ? `/admin/audit?subject=${id}` : null}
      ordered={addSums(owners.map(({ sums }) => sums)).ordered}
      payments={<StaffPayments campaign={detail.campaign} owners={owners} today={today} />}
      onManage={() => go(pathname, 'manage')}
      onClose={() => go('/admin/campaigns', null)}
    />
  )
}
