import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { MoneySums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { CampaignRows } from './campaign-rows.tsx'
import { NoCampaigns } from './campaigns-view.tsx'
import { needText } from './needs.ts'

interface OwnCampaignsProps {
  campaigns: readonly CampaignSummary[]
  /** Amounts by campaign id. */
  sums: Readonly<Record<string, MoneySums>>
  /** Button that opens the planner. */
  planner: ReactNode
  today: CivilDate
}

/** Maximum number of campaigns on the overview. */
const SHOWN = 3

/** Campaigns that wait for the advertiser, and the newest ones. */
export function OwnCampaigns({ campaigns, sums, planner, today }: OwnCampaignsProps) {
  if (campaigns.length === 0) return <NoCampaigns planner={planner} heading="h3" />
  const waiting = campaigns.filter((campaign) => needText(campaign) !== null).slice(0, SHOWN)
  return (
    <div className="space-y-3">
      {waiting.map((campaign) => (
        <Banner
          key={campaign.id}
          tone="warn"
          icon={Clock}
          action={
            <LinkButton to={`/dashboard/campaigns/${campaign.id}`} variant="outline" size="sm">
              Open
              <span className="sr-only"> {campaign.name}</span>
            </LinkButton>
          }
        >
          <b>{needText(campaign)}.</b> {campaign.name}
        </Banner>
      ))}
      <Card>
        <CampaignRows heading="h3" campaigns={campaigns.slice(0, SHOWN)} sums={sums} today={today} />
      </Card>
    </div>
  )
}
