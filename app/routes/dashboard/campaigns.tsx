import { listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { listCampaignSums } from '../../../worker/money/documents/campaign-sums.server.ts'
import { call } from '../../context.ts'
import { CampaignsView } from '../../features/campaigns/campaigns-view.tsx'
import { PlannerDialog } from '../../features/planner/planner-dialog.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/campaigns'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [campaigns, sums] = await Promise.all([
      listCampaigns(service, user),
      listCampaignSums(service, { kind: 'advertiser', user }),
    ])
    return { campaigns, sums, state: url.searchParams.get('state') ?? '', today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Campaigns',
      description: 'Your campaigns, their costs and open tasks.',
      path: '/dashboard/campaigns',
      noindex: true,
    },
    matches,
  )

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsView {...loaderData} planner={<PlannerDialog size="md" />} />
}
