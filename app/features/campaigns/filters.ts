import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'

interface StateFilter {
  /** Value in the address; empty for all. */
  value: string
  label: string
  states: readonly CampaignSummary['status'][] | null
}

const FILTERS: readonly StateFilter[] = [
  { value: '', label: 'All', states: null },
  { value: 'draft', label: 'Drafts', states: ['draft', 'rejected'] },
  { value: 'pending', label: 'With our team', states: ['pending'] },
  { value: 'planned', label: 'Planned', states: ['planned'] },
  { value: 'active', label: 'Active', states: ['active'] },
  { value: 'completed', label: 'Completed', states: ['completed'] },
  { value: 'cancelled', label: 'Cancelled', states: ['cancelled'] },
]

const within = (campaigns: readonly CampaignSummary[], { states }: StateFilter) =>
  states === null ? [...campaigns] : campaigns.filter(({ status }) => states.includes(status))

/**
 * Filters with at least one campaign, with their counts, and the campaigns of the chosen one. An unknown state shows
 * all.
 */
export function filterCampaigns(campaigns: readonly CampaignSummary[], state: string) {
  const chosen = FILTERS.find(({ value }) => value === state) ?? (FILTERS[0] as StateFilter)
  const filters = FILTERS.map((filter) => ({
    value: filter.value,
    label: filter.label,
    count: within(campaigns, filter).length,
    isCurrent: filter === chosen,
  })).filter(({ count, isCurrent, value }) => count > 0 || isCurrent || value === '')
  return { filters, shown: within(campaigns, chosen) }
}
