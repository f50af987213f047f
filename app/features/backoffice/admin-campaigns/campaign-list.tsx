import { ArrowUpDown, FolderKanban, ListFilter } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { CAMPAIGNS_PAGE, type CampaignsPage } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { ListPage, rangeStatus } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useLive, useLiveEvents } from '../../../kit/live/use-live.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { CampaignCard } from './campaign-card.tsx'

/** Reads the page again when a campaign, a line or a payment changes. Events that the layout follows are left out. */
function useFollowCampaigns(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(
    ({ event }) => {
      if (/^(campaign|line|payment)\./.test(event)) void revalidate()
    },
    () => undefined,
  )
}

const LIST = '/admin/campaigns'

const STATES = {
  name: 'status',
  label: 'Status',
  icon: ListFilter,
  options: [
    { value: '', label: 'All Campaigns' },
    { value: 'active', label: 'Active' },
    { value: 'planned', label: 'Planned' },
    { value: 'completed', label: 'Completed' },
  ],
}

const ORDER = {
  name: 'sort',
  label: 'Order',
  icon: ArrowUpDown,
  options: [
    { value: '', label: 'Newest first' },
    { value: 'start', label: 'Latest start' },
    { value: 'budget', label: 'Largest budget' },
  ],
}

/** Campaigns of all advertisers. */
export function CampaignList({ campaigns, total, page, pages, counts }: CampaignsPage) {
  const address = useListAddress({ path: LIST, transient: ['manage'] })
  const navigate = useNavigate()
  const { people } = useLive()
  useFollowCampaigns()
  const open = (id: string, manage = '') =>
    navigate(`${LIST}/${id}${address.searchWith({ page: page > 1 ? `${page}` : '', manage })}`, {
      preventScrollReset: true,
    })
  const range = total > 0 ? `${rangeStatus((page - 1) * CAMPAIGNS_PAGE + 1, campaigns.length, total)}: ` : ''
  const states = `${formatNumber(counts.active)} active, ${formatNumber(counts.planned)} planned, ${formatNumber(counts.completed)} completed`
  return (
    <ListPage
      name="Campaigns"
      noun={['campaign', 'campaigns']}
      look="open"
      address={address}
      {...{ total, page, pages }}
      status={`${range}${states}`}
      search={{ placeholder: 'Campaign or client' }}
      selects={[STATES]}
      order={ORDER}
      notice={
        <div className="not-empty:mb-3">
          <CurrencyNotice />
        </div>
      }
      empty={{
        icon: FolderKanban,
        title: 'No approved campaigns yet',
        text: 'Campaigns appear here after their approval under Approvals.',
      }}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 2xl:grid-cols-4 xl:grid-cols-3">
        {campaigns.map((campaign) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            people={people}
            onView={() => open(campaign.id)}
            onManage={() => open(campaign.id, 'list')}
          />
        ))}
      </ul>
    </ListPage>
  )
}
