import { type Paise, toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { CostOf } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { enoughUnits } from '../market/order-sizes.ts'
import { isTooOften } from './contact-limits.ts'
import type { SelectionInput } from './selection.ts'

/** Smallest line of a plan as a share of its budget, by the largest budget of a row. */
const SMALLEST: readonly (readonly [upTo: Paise, share: number])[] = [
  [toPaise(1_000_000), 0.04],
  [toPaise(2_500_000), 0.02],
  [toPaise(10_000_000), 0.005],
  [Number.POSITIVE_INFINITY, 0.001],
]
/** Most lines of a plan, by the largest budget of a row. */
const MOST: readonly (readonly [upTo: Paise, lines: number])[] = [
  [toPaise(500_000), 8],
  [toPaise(1_000_000), 12],
  [toPaise(2_500_000), 20],
  [toPaise(10_000_000), 40],
  [toPaise(50_000_000), 80],
  [Number.POSITIVE_INFINITY, 250],
]
const rowOf = (rows: readonly (readonly [number, number])[], budget: Paise) =>
  rows.find(([upTo]) => budget <= upTo)?.[1] ?? 0

/** Most lines of a plan: by its budget, and never fewer than its places, media, numbers and held lines need. */
export function mostLines(
  brief: Pick<Brief, 'counts' | 'channels' | 'geoScope'>,
  { places }: Pick<Market, 'places'>,
  budget: Paise,
  held: number,
): number {
  const counted = brief.counts.reduce((sum, { least }) => sum + (least ?? 0), 0)
  const covered = brief.channels.length + (brief.geoScope === 'cities' ? places.length : 0)
  return Math.max(rowOf(MOST, budget), counted + covered + held)
}

/**
 * Offers in the orders that are large enough: for people to notice them, and as a part of the budget. A medium and
 * place for which none of these is left keeps all of its orders, where the brief asks for them; so do held lines and
 * lines of the previous plan.
 */
export function withEnough(
  offers: readonly Offer[],
  brief: CompleteBrief,
  { budget, held, standing }: Pick<SelectionInput, 'budget' | 'held' | 'standing'>,
  costOf: CostOf,
): Offer[] {
  const flight = { start: brief.startDate, end: brief.endDate }
  const least = rowOf(SMALLEST, budget) * budget
  const groupOf = ({ item, place }: Offer) => (brief.channels.length > 0 ? `${item.channel}/${place}` : `${place}`)
  const isKept = ({ item }: Offer) => held.has(item.id) || standing?.has(item.id)
  const enough = offers.map((offer) => {
    if (isKept(offer)) return offer
    const orders = offer.orders.filter((order) => {
      const cost = costOf(offer.item, order)
      const isLarge = cost >= least && cost <= budget && order.units >= enoughUnits(offer.item, offer.run)
      return isLarge && !isTooOften(offer, order, flight)
    })
    return { ...offer, orders }
  })
  const served = new Set(enough.flatMap((offer) => (offer.orders.length > 0 ? [groupOf(offer)] : [])))
  return enough.flatMap((offer, at): Offer[] => {
    if (offer.orders.length > 0) return [offer]
    const whole = offers[at]
    return whole && !served.has(groupOf(offer)) ? [whole] : []
  })
}
