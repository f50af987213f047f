import type { Paise } from '../../kernel/rules/money.ts'
import type { Spot } from './listing.ts'
import { monthlyPrice } from './rate.ts'
import { UNITS } from './registry/units.ts'

// Rating points of television and radio. GRP = Σ TVR = reach % × frequency; CPRP = cost ÷ GRP.

/** Universe that ratings of a channel or station refer to. */
export interface RatingBase {
  /** People who could watch or listen at all: the universe. */
  universe: number
  /** `adults 15+ of Tamil Nadu in homes with television` */
  of: string
  /** People at one moment of the busiest hour of a weekday. */
  peak: number
}

/** TVR, or the rating of a station: percent of the universe that watches or hears one airing. */
export const ratingOf = (people: number, universe: number): number => (universe > 0 ? (people / universe) * 100 : 0)

/** GRP of so many airings of one rating: the sum of their ratings. */
export const grossRatingPoints = (rating: number, airings: number): number => rating * airings

/** CPRP: cost ÷ GRP, paise; null without rating points. */
export const costPerRatingPoint = (cost: Paise, grp: number): Paise | null => (grp > 0 ? Math.round(cost / grp) : null)

export interface SpotRating {
  /** Percent of the universe, one airing. */
  rating: number
  /** GRP of the smallest booking over 30 days, the one that the price a month is for. */
  grp: number
  /** Paise for one rating point. */
  cprp: Paise | null
}

/** The rating of a spot, its GRP and CPRP; null where its audience or the universe is not known. */
export function spotRating(
  { rate, seconds, audience }: Pick<Spot, 'rate' | 'seconds' | 'audience'>,
  base: RatingBase | undefined,
): SpotRating | null {
  if (!base || !audience) return null
  const rating = ratingOf(audience, base.universe)
  const grp = grossRatingPoints(rating, rate.minQuantity * UNITS[rate.unit].perMonth)
  return { rating, grp, cprp: costPerRatingPoint(monthlyPrice(rate, { seconds }), grp) }
}

/** Parts of a weekday by which airtime is planned. Hours from midnight; past 24 is the next day. */
const DAYPARTS = [
  { name: 'Morning', from: 6, to: 11 },
  { name: 'Afternoon', from: 11, to: 17 },
  { name: 'Evening', from: 17, to: 20 },
  { name: 'Prime time', from: 20, to: 23 },
  { name: 'Late night', from: 23, to: 26 },
] as const

/**
 * Average rating of each part of the day.
 * @param hours shares of the peak hour from midnight, 24 numbers of 0 to 100
 */
export function daypartRatings(
  hours: readonly number[],
  { peak, universe }: RatingBase,
): { name: string; from: number; to: number; rating: number }[] {
  return DAYPARTS.map(({ name, from, to }) => ({
    name,
    from,
    to,
    rating: ratingOf((peak * shareBetween(hours, from * 60, to * 60)) / 100, universe),
  }))
}

/** Average share of the peak between two minutes after midnight; past 1440 is the next day. */
export function shareBetween(hours: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / 60) + 1) * 60)
    sum += (hours[Math.floor(at / 60) % 24] ?? 0) * (end - at)
    at = end
  }
  return to > from ? sum / (to - from) : 0
}

/** `1.04`: a rating as the trade writes it. */
export const ratingText = (rating: number): string => rating.toFixed(2)

/** `22.5`: rating points of a booking. */
export const pointsText = (grp: number): string => grp.toFixed(1)
