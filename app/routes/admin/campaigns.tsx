import { Outlet } from 'react-router'
import { listStaffCampaigns } from '../../../worker/backoffice/campaigns/list.server.ts'
import { CampaignQuery } from '../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { CampaignList } from '../../features/backoffice/admin-campaigns/campaign-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/campaigns'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], (service) =>
    listStaffCampaigns(service, parseSearch(CampaignQuery, url.searchParams)),
  )

export const meta = adminMeta('Campaigns, Admin')

/** List of campaigns. A campaign's details have their own address. */
export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Campaigns">
      <CampaignList {...loaderData} />
      <Outlet />
    </AdminPage>
  )
}
