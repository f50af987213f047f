import * as v from 'valibot'
import { Resource } from '../../../catalogue/rules/availability/resource.ts'
import { wholeCount } from '../../../catalogue/rules/quote.ts'
import { MAX_DURATION, MAX_QUANTITY } from '../../../catalogue/rules/rate.ts'
import { day, nameLine } from '../../../kernel/rules/fields.ts'

/** Value of `campaign` for a new campaign. */
export const NEW_CAMPAIGN = 'new'

/** Made once by a form, so that a form sent twice does one thing. */
export const Key = v.pipe(v.string('The form is not complete'), v.uuid('The form is not complete'))

const id = v.pipe(v.string('Choose a campaign'), v.nonEmpty('Choose a campaign'), v.maxLength(60, 'Choose a campaign'))

export const MAX_CAMPAIGN_NAME = 80
export const CampaignName = nameLine('Name the campaign', MAX_CAMPAIGN_NAME)

/** Days and a quantity of a line. */
const LineDays = {
  startDate: day('Choose the first day'),
  endDate: day('Choose the last day'),
  quantity: v.optional(wholeCount('pieces', MAX_QUANTITY)),
  insertions: v.optional(wholeCount('insertions', MAX_DURATION)),
  /** Of insertions, where they are chosen one by one. */
  days: v.optional(v.pipe(v.array(day('Choose a day')), v.maxLength(MAX_DURATION, 'These are too many days'))),
}

/**
 * A listing or spot for an existing campaign or a new one. The values that the page showed are checked and never
 * stored.
 */
export const NewItem = v.object({
  campaign: id,
  campaignName: v.optional(CampaignName),
  ...LineDays,
  inventory: v.object({
    id: Resource,
    type: v.optional(v.string()),
    location: v.optional(v.object({ city: v.string(), state: v.string() })),
    /** Paise for one unit, as the page showed it. */
    price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    mediaOwner: v.optional(v.object({ id: v.string(), name: v.string() })),
  }),
  key: Key,
})
export type NewItem = v.InferOutput<typeof NewItem>

/** The resource selected for a campaign. */
export const SelectedQuery = v.object({ resource: Resource })

/** The version of a campaign or line that a change was made from. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Other days or another quantity for a line that is not sent yet. */
export const LineChange = v.object({ ...LineDays, version: Version })
export type LineChange = v.InferOutput<typeof LineChange>

export type LineDaysInput = Pick<NewItem, 'startDate' | 'endDate' | 'quantity' | 'insertions' | 'days'>

/** `expect` is the sum that the page showed, GST included. */
export const Submission = v.object({ version: Version, expect: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type Submission = v.InferOutput<typeof Submission>

/**
 * Time that places are held for staff, and the limit of held lines of an advertiser: one account cannot block the
 * market.
 */
export const HOLD_MS = 72 * 3_600_000
export const MAX_HELD_LINES = 40
