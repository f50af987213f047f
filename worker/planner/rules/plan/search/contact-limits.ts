import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { Market } from '../market/market.ts'
import type { Offer, OfferedOrder } from '../market/offer.ts'
import type { Exposure } from '../reach/exposure.ts'
import { meanFor } from '../reach/negative-binomial.ts'
import { orderAmounts } from './order-amounts.ts'
import type { Limit } from './problem.ts'

const DAYS_OF_MONTH = 30
/** Share of the limit for one order: some of its audience meet others too. */
const PART_OF_ORDER = 0.75

/**
 * Mean number of exposures of a medium's largest possible audience, where each person reached has as many as its limit
 * allows; null without a limit.
 */
function mostExposures(medium: Offer['item']['channel'], flight: DateSpan): number | null {
  const { maxContacts, reach } = PLAN_RULES[medium]
  return maxContacts === undefined ? null : meanFor(maxContacts, reach.k) * Math.max(1, daysIn(flight) / DAYS_OF_MONTH)
}

const impressionsOf = (exposures: readonly Exposure[]) => exposures.reduce((sum, one) => sum + one.impressions, 0)

/** True when an order meets the same people more often than its medium should. */
export function isTooOften({ item }: Offer, { exposures }: OfferedOrder, flight: DateSpan): boolean {
  const most = mostExposures(item.channel, flight)
  if (most === null) return false
  return impressionsOf(exposures) > PART_OF_ORDER * most * exposures.reduce((sum, one) => sum + one.accessible, 0)
}

/** Limits on the average frequency of a medium over all of its lines, where it has one. */
export function contactLimits(
  offers: readonly Offer[],
  { flight, places }: Pick<Market, 'flight' | 'places'>,
): Limit[] {
  const people = places.reduce((sum, place) => sum + place.people, 0)
  return MEDIA_TYPES.flatMap((medium): Limit[] => {
    const most = mostExposures(medium, flight)
    if (most === null) return []
    const own = offers.filter(({ item }) => item.channel === medium)
    if (own.length === 0) return []
    return [
      {
        least: 0,
        most: most * PLAN_RULES[medium].reach.accessible * people,
        isHard: true,
        penalty: 0,
        takes: orderAmounts(own, (_, { exposures }) => impressionsOf(exposures)),
      },
    ]
  })
}
