import * as v from 'valibot'
import { MEDIA_TYPES } from '../catalogue/rules/registry/media.ts'

/** Rows of one search: as many as the model can read, and a bound on its input. */
const MAX_ROWS = 20
const words = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const names = v.optional(v.pipe(v.array(words(60)), v.maxLength(30)))
const media = v.optional(v.pipe(v.array(v.picklist(MEDIA_TYPES)), v.maxLength(MEDIA_TYPES.length)))
const day = v.optional(v.pipe(v.string(), v.isoDate()))
const wholeRupees = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12))

/** Slots that a language model may set, each only in the advertiser's words. */
export const Slots = v.object({
  objective: v.optional(
    v.picklist(['launch', 'awareness', 'sales', 'leads', 'footfall', 'event', 'recruitment'] as const),
  ),
  audience: v.optional(words(120)),
  product: v.optional(words(80)),
  cities: names,
  panIndia: v.optional(v.boolean()),
  excludedCities: names,
  budgetRupees: v.optional(wholeRupees),
  startDate: day,
  endDate: day,
  channels: media,
  excludedChannels: media,
  languages: names,
  emphasis: v.optional(v.picklist(['reach', 'frequency'] as const)),
})
export type Slots = v.InferOutput<typeof Slots>

const ids = v.optional(v.pipe(v.array(words(200)), v.maxLength(50)), [])

/**
 * Input of a search in the catalogue. `maxRate` filters, rupees before GST for the smallest order: no price is taken.
 */
export const SearchToolInput = v.object({
  cities: v.optional(v.pipe(v.array(words(60)), v.maxLength(30)), []),
  channels: v.optional(v.array(v.picklist(MEDIA_TYPES)), []),
  maxRate: v.optional(v.pipe(v.number(), v.minValue(0))),
  dateRange: v.optional(v.object({ from: v.pipe(v.string(), v.isoDate()), until: v.pipe(v.string(), v.isoDate()) })),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROWS)), 10),
})
export type SearchToolInput = v.InferOutput<typeof SearchToolInput>

/** A plan: listings by id alone, and slots from later messages. `emphasis` weighs many people against often. */
export const BuildToolInput = v.object({ brief: v.optional(Slots, {}), mustInclude: ids, exclude: ids })
export type BuildToolInput = v.InferOutput<typeof BuildToolInput>

export const ExplainToolInput = v.object({ id: words(200) })
export type ExplainToolInput = v.InferOutput<typeof ExplainToolInput>
