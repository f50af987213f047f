import { Compass, FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { MoneySums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListAddress } from '../../kit/list/use-list-address.ts'
import { EmptyState, type StatePanelProps } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { CampaignRows } from './campaign-rows.tsx'
import { filterCampaigns } from './filters.ts'

interface CampaignsViewProps {
  campaigns: readonly CampaignSummary[]
  /** Amounts by campaign id. */
  sums: Readonly<Record<string, MoneySums>>
  /** State filter in the address. */
  state: string
  /** Button that opens the planner. */
  planner: ReactNode
  today: CivilDate
}

/** Campaigns of the account, filtered by state. */
export function CampaignsView({ campaigns, sums, state, planner, today }: CampaignsViewProps) {
  const address = useListAddress()
  const { filters, shown } = filterCampaigns(campaigns, state)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Campaigns</h1>
        {campaigns.length > 0 && (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton to="/category" variant="outline">
              <Compass aria-hidden />
              Discover media
            </LinkButton>
            {planner}
          </div>
        )}
      </div>
      <div className="mt-6">
        {campaigns.length === 0 ? (
          <NoCampaigns planner={planner} />
        ) : (
          <ListPage
            name="Campaigns"
            noun={['campaign', 'campaigns']}
            address={address}
            total={shown.length}
            views={{
              name: 'state',
              label: 'State',
              options: filters.map(({ value, label, count }) => ({ value, label, count })),
            }}
            empty={{ icon: FolderKanban, title: 'No campaigns yet' }}
          >
            <CampaignRows heading="h2" campaigns={shown} sums={sums} today={today} />
          </ListPage>
        )}
      </div>
    </>
  )
}

/** Empty state, with two ways to start a campaign. */
export const NoCampaigns = ({
  planner,
  heading,
}: Pick<CampaignsViewProps, 'planner'> & Pick<StatePanelProps, 'heading'>) => (
  <EmptyState
    icon={FolderKanban}
    {...(heading && { heading })}
    title="No campaign yet"
    actions={
      <>
        <LinkButton to="/category">
          <Compass aria-hidden />
          Discover media
        </LinkButton>
        {planner}
      </>
    }
  >
    Start one with Add to Campaign on a listing. A draft costs nothing and holds nothing until you send it.
  </EmptyState>
)
