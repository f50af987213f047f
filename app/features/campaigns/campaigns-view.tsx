import { Compass, FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { MoneySums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { EmptyState, type StatePanelProps } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { SegmentLinks } from '../../ui/segment-links.tsx'
import { CampaignRows } from './campaign-rows.tsx'
import { filterCampaigns } from './filters.ts'

interface CampaignsViewProps {
  campaigns: readonly CampaignSummary[]
  /** By campaign. */
  sums: Readonly<Record<string, MoneySums>>
  /** Of the address. */
  state: string
  /** The way to the planner. */
  planner: ReactNode
  today: CivilDate
}

const PATH = '/dashboard/campaigns'

/** All campaigns of the account, narrowed by their state. */
export function CampaignsView({ campaigns, sums, state, planner, today }: CampaignsViewProps) {
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
          <>
            <SegmentLinks
              label="State"
              links={filters.map(({ value, label, count, isCurrent }) => ({
                to: value ? `${PATH}?state=${value}` : PATH,
                label: `${label} ${formatNumber(count)}`,
                isCurrent,
              }))}
            />
            <p role="status" className="num mt-4 mb-2 text-xs text-ink-3">
              {plural(shown.length, ['campaign', 'campaigns'])}
            </p>
            {shown.length > 0 ? (
              <CampaignRows heading="h2" campaigns={shown} sums={sums} today={today} />
            ) : (
              <EmptyState
                icon={FolderKanban}
                title="No campaign is in this state"
                actions={
                  <LinkButton to={PATH} variant="outline" size="sm">
                    Show all
                  </LinkButton>
                }
              />
            )}
          </>
        )}
      </div>
    </>
  )
}

/** Nothing was started yet, and the two ways to start. */
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
    Add to Campaign on a listing starts one. A draft costs nothing and holds nothing until you send it.
  </EmptyState>
)
