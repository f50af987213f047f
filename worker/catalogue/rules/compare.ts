import * as v from 'valibot'
import type { CivilDate } from '../../kernel/rules/dates.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { REVERSED, rangeDay } from './availability/range.ts'
import type { AudienceFigure, ListingSummary } from './listing.ts'
import { costPerRatingPoint, grossRatingPoints, ratingOf, type SpotRating } from './rating-points.ts'
import { mediaSpec } from './registry/media.ts'
import { UNITS } from './registry/units.ts'
import type { MonthlyViews } from './registry/views.ts'

/** Columns that fit side by side. */
export const MAX_COMPARED = 4
/** Longer than any id there is. */
const MAX_ID = 120
const TOO_LONG = 'This list of places cannot be read'

/**
 * `?ids=a,b,c`: places to compare, in the order asked for. Unknown ids are listed on the page; they are no error. `from` and `until`
 * are the days for which they are wanted.
 */
const fields = v.object({
  from: rangeDay('The first day'),
  until: rangeDay('The last day'),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !/\p{Cc}/u.test(text), TOO_LONG),
      v.transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)),
      v.maxLength(MAX_COMPARED, `At most ${MAX_COMPARED} places can be compared at a time`),
      v.everyItem((id) => id.length <= MAX_ID, TOO_LONG),
    ),
    '',
  ),
})
export const CompareQuery = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from === undefined || until === undefined || from <= until,
      REVERSED,
    ),
    ['until'],
  ),
)
export type CompareQuery = v.InferOutput<typeof CompareQuery>

/** The days for which places are compared; either end may be open. */
export interface CompareDays {
  from?: CivilDate | undefined
  until?: CivilDate | undefined
}

/** A listing in a comparison. */
export interface Compared extends Omit<ListingSummary, 'spots'> {
  audienceFigures: AudienceFigure[]
  /** Audience of one piece of its cheapest spot: a play (TV, radio), a day (airport); null elsewhere. */
  spotAudience: number | null
  /** True when all of the requested days are free; null without days. */
  isFree: boolean | null
}

export interface Comparison {
  listings: Compared[]
  /** Ids asked for that no listing has. */
  missing: string[]
}

type Countable = Pick<Compared, 'category' | 'rate' | 'monthly' | 'audience' | 'spotAudience' | 'details'>

/** Views in a month of the smallest booking, the one that `monthly` is the price of. */
export const monthlyViews = (listing: Countable): MonthlyViews =>
  mediaSpec({ id: listing.category, name: '' }).views(listing)

/** Cost of a thousand views: price of the month ÷ views in the month × 1,000; null without views. */
export function costPerMille(place: Countable): Paise | null {
  const { count } = monthlyViews(place)
  return count ? Math.round((place.monthly / count) * 1_000) : null
}

/** Rating, GRP of the month and CPRP of the smallest booking, on television and radio; null elsewhere. */
export function monthlyRating({ rate, monthly, spotAudience, details }: Countable): SpotRating | null {
  if (!details.ratings || !spotAudience) return null
  const rating = ratingOf(spotAudience, details.ratings.universe)
  const grp = grossRatingPoints(rating, rate.minQuantity * UNITS[rate.unit].perMonth)
  return { rating, grp, cprp: costPerRatingPoint(monthly, grp) }
}

/** Marks the least of some figures. Nothing is least among fewer than two; a tie marks all of them. */
export function isLeast(figures: readonly (number | null)[]): boolean[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known)
  return figures.map((figure) => known.length > 1 && figure === least)
}
