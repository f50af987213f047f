import * as v from 'valibot'
import { OrderQuery, SpotQuery } from '../../../worker/domain/catalogue/query.ts'

/** What a detail page may be asked for: an order to estimate, the spot to price, and how spots are narrowed and sorted. */
export const DetailQuery = v.object({
  ...OrderQuery.entries,
  ...SpotQuery.entries,
  /** An id that no spot has chooses none. */
  spot: v.optional(v.string()),
})
export type DetailQuery = v.InferOutput<typeof DetailQuery>
