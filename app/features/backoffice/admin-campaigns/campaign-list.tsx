import { ArrowUpDown, FolderKanban, ListFilter, SearchX } from 'lucide-react'
import { Form, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { CAMPAIGNS_PAGE, type CampaignsPage } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useLive, useLiveEvents } from '../../../kit/live/use-live.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useListSearch } from '../../../ui/use-list-search.ts'
import { CampaignCard } from './campaign-card.tsx'

/** Reads the page again when something happened to a campaign, a line of it or its money. What the layout follows is left out. */
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

const STATES = [
  { value: '', label: 'All Campaigns' },
  { value: 'active', label: 'Active' },
  { value: 'planned', label: 'Planned' },
  { value: 'completed', label: 'Completed' },
] as const

const SORTS = [
  { value: '', label: 'Newest first' },
  { value: 'start', label: 'Latest start' },
  { value: 'budget', label: 'Largest budget' },
] as const

/** Campaigns of all advertisers. Search, filter, order and page are in the address. */
export function CampaignList({ campaigns, total, page, pages, counts }: CampaignsPage) {
  const search = useListSearch()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const { people } = useLive()
  useFollowCampaigns()
  const params = new URLSearchParams(search)
  const [q, status, sort] = [params.get('q') ?? '', params.get('status') ?? '', params.get('sort') ?? '']

  /** The search part with other values, on the first page unless another is named. */
  function searchWith(changes: Record<string, string>): string {
    const next = new URLSearchParams(search)
    for (const name of ['page', 'manage']) next.delete(name)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `?${next}` : ''
  }
  const choose = (changes: Record<string, string>) => navigate(`${LIST}${searchWith(changes)}`)
  const open = (id: string, manage = '') =>
    navigate(`${LIST}/${id}${searchWith({ page: page > 1 ? `${page}` : '', manage })}`, { preventScrollReset: true })
  const first = (page - 1) * CAMPAIGNS_PAGE + 1

  return (
    <section aria-label="Campaigns" aria-busy={isLoading}>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="get" action={LIST} role="search" className="flex min-w-0 flex-1 basis-64 gap-2 sm:max-w-96">
          {status && <input type="hidden" name="status" value={status} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
          <SearchInput
            key={q}
            variant="toolbar"
            label="Search campaigns"
            placeholder="Campaign or client"
            defaultValue={q}
            maxLength={100}
            className="flex-1"
          />
          <Button type="submit" variant="outline" size="sm">
            Search
          </Button>
        </Form>
        <NativeSelect
          variant="toolbar"
          label="Status"
          icon={ListFilter}
          options={STATES}
          value={STATES.some(({ value }) => value === status) ? status : ''}
          onChange={({ target }) => choose({ status: target.value })}
          className="w-[calc(50%-0.375rem)] sm:w-44"
        />
        <NativeSelect
          variant="toolbar"
          label="Order"
          icon={ArrowUpDown}
          options={SORTS}
          value={SORTS.some(({ value }) => value === sort) ? sort : ''}
          onChange={({ target }) => choose({ sort: target.value })}
          className="w-[calc(50%-0.375rem)] sm:w-44"
        />
        <p role="status" className="num ml-auto text-xs text-ink-3">
          {isLoading
            ? 'Loading…'
            : `${formatNumber(counts.active)} active, ${formatNumber(counts.planned)} planned, ${formatNumber(counts.completed)} completed${q ? ` for “${q}”` : ''}`}
        </p>
      </div>
      <div className="not-empty:mt-3">
        <CurrencyNotice />
      </div>
      <div className={`mt-4 transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        {campaigns.length > 0 ? (
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
        ) : q || status ? (
          <EmptyState
            icon={SearchX}
            title="No campaign fits"
            actions={
              <LinkButton to={LIST} variant="outline" size="sm">
                Show all campaigns
              </LinkButton>
            }
          >
            Search for another word of the name or the client, or choose another status.
          </EmptyState>
        ) : (
          <EmptyState icon={FolderKanban} title="No campaign is approved yet">
            What advertisers send waits under Approvals; once it is approved it is here.
          </EmptyState>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-xs text-ink-3">
          {total > 0 &&
            `${formatNumber(first)} to ${formatNumber(first + campaigns.length - 1)} of ${formatNumber(total)}`}
        </p>
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => `${LIST}${searchWith({ page: to === 1 ? '' : `${to}` })}`}
          label="Pages of campaigns"
        />
      </div>
    </section>
  )
}
