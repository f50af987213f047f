import { monthlyPrice, type Rate } from '../../../catalogue/rules/rate.ts'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import type { ContentSpot, ListingContent } from './content.ts'

/** Units that listings of a category, or the spots of them, may be sold by. */
export const unitsOf = (category: string): readonly RateUnit[] => mediaSpec({ id: category, name: '' }).units

/** True when its owner may choose between space and a display service: only for space at a site. */
export const maySupplyService = (category: string): boolean =>
  mediaSpec({ id: category, name: '' }).terms.supply === 'site'

/** Terms of sale as a rate; null while they are incomplete. */
export function rateOf({
  rate,
  unit,
  minQuantity,
  step,
  minDuration,
}: Pick<ContentSpot, 'rate' | 'unit' | 'minQuantity' | 'step' | 'minDuration'>): Rate | null {
  return rate === null || unit === null ? null : { rate, unit, minQuantity, step, minDuration }
}

/** The rate of the spot whose smallest booking costs least in a month: the rate on the card of its listing. */
export function cheapestOf(spots: readonly ContentSpot[]): { rate: Rate; monthly: number } | null {
  const priced = spots.flatMap((spot) => {
    const rate = rateOf(spot)
    return rate ? [{ rate, monthly: monthlyPrice(rate, { seconds: spot.seconds }) }] : []
  })
  const [first, ...rest] = priced
  return first ? rest.reduce((a, b) => (b.monthly < a.monthly ? b : a), first) : null
}

/** Spots of a band that are sold in a week, where the owner does not say: room for so many of the smallest bookings. */
const BOOKINGS_A_WEEK = 6

/** Default quantity on a day; null when it is not limited. */
export function usualCapacity(
  category: string,
  { unit, minQuantity, type }: Pick<ContentSpot, 'unit' | 'minQuantity' | 'type'>,
  { screens }: Pick<ListingContent['details'], 'screens'>,
): number | null {
  switch (unit) {
    case 'per_month':
    case 'per_fleet_month':
    case 'per_unit_month':
    case 'per_day':
    case 'per_slot_day':
    case 'per_event':
      return minQuantity
    case 'per_screen_week':
      return Math.max(screens ?? 1, minQuantity)
    case 'per_10_sec':
    case 'per_mention':
      return minQuantity * BOOKINGS_A_WEEK
    case 'per_insertion':
    case 'per_sq_cm': {
      const limit = mediaSpec({ id: category, name: '' }).perIssue?.[type]
      return limit === undefined ? null : limit * minQuantity
    }
    default:
      return null
  }
}
