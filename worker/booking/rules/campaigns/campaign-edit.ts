import * as v from 'valibot'
import { Resource } from '../../../catalogue/rules/availability/resource.ts'
import { day, lines, optionalLine } from '../../../kernel/rules/fields.ts'
import { CampaignName, Key, Version } from './campaign-item.ts'

/** Objectives of a campaign. */
export const OBJECTIVES = ['Product Launch', 'Brand Awareness', 'Sales'] as const

/** One thousand crore, in paise: more is a slip of the finger. */
const MAX_BUDGET = 1_000_00_00_000_00

/** Paise, GST included. */
export const Budget = v.nullable(
  v.pipe(
    v.number('Enter the budget in rupees'),
    v.integer('Enter the budget in rupees'),
    v.minValue(100, 'Enter a budget of ₹1 or more'),
    v.maxValue(MAX_BUDGET, 'Enter a budget of at most ₹1,000 crore'),
  ),
)

/** Changes of a campaign by its advertiser. Missing fields stay as they are. */
export const CampaignEdit = v.object({
  version: Version,
  name: v.optional(CampaignName),
  objective: v.optional(v.picklist(['', ...OBJECTIVES], 'Choose an objective')),
  budget: v.optional(Budget),
})
export type CampaignEdit = v.InferOutput<typeof CampaignEdit>

const startDate = day('Choose the first day')

/** A campaign that is begun from a copy: its lines keep their length and their distance from the first day. */
export const CampaignCopy = v.object({ name: CampaignName, startDate, key: Key })
export type CampaignCopy = v.InferOutput<typeof CampaignCopy>

/** First day of a copy. */
export const CopyQuery = v.object({ startDate })

/** An act at a version that was seen. */
export const Seen = v.object({ version: Version })

/** Expected refund in paise, as the page showed it, and the reason. */
export const Cancellation = v.object({
  version: Version,
  expect: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reason: v.optional(optionalLine('Write a reason', 200), ''),
})

/** The sum of the line that the page showed, GST included, paise. */
export const Asking = v.object({ version: Version, expect: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type Asking = v.InferOutput<typeof Asking>

/** Another place on the days of a line, at the sum that the page showed, GST included, paise. */
export const Replacement = v.object({ ...Asking.entries, resource: Resource, key: Key })
export type Replacement = v.InferOutput<typeof Replacement>

/** A message of one side of a line to the other. */
export const NewMessage = v.object({
  text: v.pipe(lines('Messages', 1_000), v.nonEmpty('Write a message')),
})

/** A plan of the planner that was shared, as a draft; with `hold` it is sent, and the places of all its lines are held. */
export const FromPlan = v.object({
  planId: v.pipe(v.string(), v.maxLength(40)),
  campaignName: v.optional(CampaignName),
  hold: v.optional(v.boolean(), false),
  key: Key,
})
export type FromPlan = v.InferOutput<typeof FromPlan>
