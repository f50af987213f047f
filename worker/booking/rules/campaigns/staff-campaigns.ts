import * as v from 'valibot'
import { line, optionalLine, orAny, staffPage, text } from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { Campaign, CampaignLine, CampaignMetrics } from './campaign.ts'
import { Budget, OBJECTIVES } from './campaign-edit.ts'
import { CampaignName, Version } from './campaign-item.ts'
import { LISTED_STATES, type ListedState } from './staff-move.ts'

export const CAMPAIGNS_PAGE = 12

const CAMPAIGN_SORTS = ['newest', 'start', 'budget'] as const
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number]

/** The list of campaigns for staff: approved ones, in the states of the filter. */
export const CampaignQuery = v.object({
  status: orAny(v.pipe(v.string(), v.picklist(LISTED_STATES, `One of ${LISTED_STATES.join(', ')}`))),
  /** Words of the name, the client or the reference. */
  q: text('Your search'),
  sort: orAny(v.pipe(v.string(), v.picklist(CAMPAIGN_SORTS, `One of ${CAMPAIGN_SORTS.join(', ')}`))),
  page: staffPage,
})
export type CampaignQuery = v.InferOutput<typeof CampaignQuery>

/** A campaign in that list. */
export interface ListedCampaign {
  id: string
  ref: string
  name: string
  client: string
  /** As the calendar has it today. */
  status: Campaign['status']
  /** GST included. */
  budget: Paise | null
  /** As staff enter it, `5M+`; empty when they have not. */
  reach: string
  starts: string
  ends: string
  /** Ids of the categories of its lines, each once. */
  media: string[]
  /** For the picture; null where no line is left. */
  first: Pick<CampaignLine, 'resource' | 'snapshot' | 'placeState'> | null
}

export interface CampaignsPage {
  campaigns: ListedCampaign[]
  total: number
  page: number
  pages: number
  /** Of the search results. */
  counts: Record<ListedState, number>
}

const share = (what: string) =>
  v.pipe(
    v.number(`Enter the ${what} in percent, such as 3.8`),
    v.integer(`Enter the ${what} with two decimals at most`),
    v.minValue(0, `The ${what} is 0% or more`),
    v.maxValue(10_000, `The ${what} is 100% at most`),
  )

const Metrics = v.strictObject({
  impressions: v.pipe(
    v.number('Enter the impressions as a number'),
    v.integer('Enter whole impressions'),
    v.minValue(0, 'Impressions are 0 or more'),
    v.maxValue(1e12, 'Impressions are at most 1,00,000 crore'),
  ),
  engagementBp: share('engagement'),
  conversionBp: share('conversion'),
})

const HOW_REACH = 'Enter the reach, such as 5M+'
const Reach = v.pipe(
  optionalLine(HOW_REACH, 20),
  v.check((text) => text === '' || /\d/.test(text), HOW_REACH),
)

/** Changes of a campaign by staff. Missing fields stay as they are; `metrics: null` deletes the reported results. */
export const CampaignManaging = v.strictObject({
  version: Version,
  name: v.optional(CampaignName),
  client: v.optional(line('Enter the client', 120)),
  objective: v.optional(v.picklist(OBJECTIVES, 'Choose an objective')),
  budget: v.optional(Budget),
  reach: v.optional(Reach),
  status: v.optional(v.picklist(LISTED_STATES, 'Choose planned, active or completed')),
  metrics: v.optional(v.nullable(Metrics)),
})
export type CampaignManaging = v.InferOutput<typeof CampaignManaging>

/** A campaign as stored, for staff. */
export interface ManagedCampaign extends Campaign {
  /** Of its advertiser; null once the account is deleted. */
  userId: string | null
  client: string
  metrics: CampaignMetrics | null
}
