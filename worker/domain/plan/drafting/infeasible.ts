import { MEDIA } from '../../catalogue/registry/media.ts'
import { nameInSentence } from '../../catalogue/registry/names.ts'
import { formatLongDate } from '../../dates.ts'
import { formatMoney, type Paise } from '../../money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { payableOn } from '../market/costs.ts'
import { type Booking, firstDayOf, leadDays } from '../market/lead-time.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { plainNet } from '../market/prices.ts'

/** Why nothing can be bought. */
export interface Infeasible {
  feasible: false
  reason: 'no_inventory' | 'unavailable' | 'too_short' | 'too_little'
  /** The cheapest smallest order that suits the brief, whatever the budget; `too_short`: the one with the shortest booking. `withGst` has its setup too. */
  cheapest: { item: InventoryItem; net: Paise; withGst: Paise } | null
  /** One plain sentence. */
  text: string
}

const DAYS = { per_month: 30, per_week: 7, per_day: 1, per_release: 1 } as const

type Quote = NonNullable<Infeasible['cheapest']>

const quote = (item: InventoryItem, net: Paise): Quote => ({
  item,
  net,
  withGst: payableOn(item, { net, quantity: 1 }),
})

/** The smallest order of an offer, at the price of its days. */
const smallestOf = ({ item, orders }: Offer): Quote => quote(item, Math.min(...orders.map(({ net }) => net)))

const cheaperOf = (best: Quote | null, other: Quote): Quote =>
  best === null || other.withGst < best.withGst ? other : best

/** The item with the smallest value; null of none. */
const lowest = (items: readonly InventoryItem[], of: (item: InventoryItem) => number) =>
  items.reduce<InventoryItem | null>((best, item) => (best === null || of(item) < of(best) ? item : best), null)

/** Why there is no plan: no inventory, nothing free, too few days, or too little money. */
export function explainInfeasible(
  brief: CompleteBrief,
  { offers, extraOffers, unbookable }: Market,
  booking?: Booking,
): Infeasible {
  const affordable = [...offers, ...extraOffers].map(smallestOf).reduce<Quote | null>(cheaperOf, null)
  if (affordable) return tooLittle(brief, affordable)
  const soon = unbookable.filter(({ reason }) => reason === 'too_soon').map(({ item }) => item)
  const soonest = lowest(soon, (item) => leadDays(item.channel))
  if (soonest && booking) return tooSoon(brief, soonest, booking)
  const hurried = unbookable.filter(({ reason }) => reason === 'too_short').map(({ item }) => item)
  const shortest = lowest(hurried, (item) => DAYS[item.unit] * item.minDuration)
  if (shortest) return tooShort(shortest)
  if (unbookable.length > 0) return unavailable(unbookable.map(({ item }) => item))
  return {
    feasible: false,
    reason: 'no_inventory',
    cheapest: null,
    text: 'There is no inventory for these places and media.',
  }
}

function tooLittle({ budget }: CompleteBrief, cheapest: Quote): Infeasible {
  return {
    feasible: false,
    reason: 'too_little',
    cheapest,
    text: `${formatMoney(budget.amount)} is not enough: the lowest order that suits this brief, ${cheapest.item.title}, costs at least ${formatMoney(cheapest.net)} and ${formatMoney(cheapest.withGst)} with ${cheapest.item.setup > 0 ? 'printing and ' : ''}GST.`,
  }
}

function tooShort(item: InventoryItem): Infeasible {
  const days = DAYS[item.unit] * item.minDuration
  return {
    feasible: false,
    reason: 'too_short',
    cheapest: quote(item, plainNet(item, { units: item.minDuration, quantity: 1 })),
    text: `These dates are too short: the shortest booking that suits this brief, ${item.title}, runs at least ${days} days.`,
  }
}

function tooSoon({ endDate }: CompleteBrief, item: InventoryItem, booking: Booking): Infeasible {
  const medium = nameInSentence(item.channel)
  const first = firstDayOf(item.channel, booking)
  const days = DAYS[item.unit] * item.minDuration
  const rest = first > endDate ? 'after these dates' : `and ${item.title} runs at least ${days} days`
  return {
    feasible: false,
    reason: 'too_short',
    cheapest: quote(item, plainNet(item, { units: item.minDuration, quantity: 1 })),
    text: `These dates are too close: ${medium} needs ${MEDIA[item.channel].leadTime} between booking and showing, so its earliest day is ${formatLongDate(first)}, ${rest}.`,
  }
}

function unavailable(items: readonly InventoryItem[]): Infeasible {
  const next = items.flatMap(({ availability }) => availability.nextAvailable ?? []).sort()[0]
  return {
    feasible: false,
    reason: 'unavailable',
    cheapest: null,
    text: next
      ? `Everything that suits this brief is unavailable in these dates; the first is free from ${formatLongDate(next)}.`
      : 'Everything that suits this brief is unavailable in these dates.',
  }
}
