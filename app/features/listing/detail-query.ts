import * as v from 'valibot'
import { OrderQuery, SpotQuery } from '../../../worker/catalogue/rules/query.ts'

/** The query of a detail page: an order to estimate, the spot to price, and filters and sort order of the spots. */
export const DetailQuery = v.object({
  ...OrderQuery.entries,
  ...SpotQuery.entries,
  /** Id of the spot to price; an unknown id selects none. */
  spot: v.optional(v.string()),
})
export type DetailQuery = v.InferOutput<typeof DetailQuery>
