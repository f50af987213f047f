import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { payableOn } from '../market/costs.ts'
import { type Booking, firstDayOf, leadDays } from '../market/lead-time.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { netOf } from '../market/prices.ts'
import { inLanguages } from './sentences.ts'
import type { Unmet } from './unmet.ts'

/** Reason why nothing can be bought. */
export interface Infeasible {
  feasible: false
  reason: 'no_inventory' | 'unavailable' | 'too_short' | 'too_little'
  /** The cheapest smallest order that suits the brief, whatever the budget; `too_short`: the one with the shortest booking. `withGst` has its setup too. */
  cheapest: { item: InventoryItem; net: Paise; withGst: Paise } | null
  /** First day on which an item could run, where the dates prevent it. */
  from?: CivilDate | null
  /** Supply, and the nearest plans; absent where they were not searched. */
  unmet?: Unmet
  /** One plain sentence. */
  text: string
  /** `text` in Hindi. */
  hindi: string
}

const DAYS = { per_month: 30, per_week: 7, per_day: 1, per_release: 1 } as const

type Quote = NonNullable<Infeasible['cheapest']>

const quote = (item: InventoryItem, net: Paise): Quote => ({
  item,
  net,
  withGst: payableOn(item, { net, quantity: 1 }),
})

/** The smallest order of an offer, at the price of its days. */
const smallestOrder = ({ item, orders }: Offer): Quote => quote(item, Math.min(...orders.map(({ net }) => net)))

const cheaperOf = (best: Quote | null, other: Quote): Quote =>
  best === null || other.withGst < best.withGst ? other : best

/** The item with the smallest value; null of none. */
const lowest = (items: readonly InventoryItem[], of: (item: InventoryItem) => number) =>
  items.reduce<InventoryItem | null>((best, item) => (best === null || of(item) < of(best) ? item : best), null)

/** Explains why there is no plan: no inventory, nothing free, too few days, or too little money. */
export function explainInfeasible(
  brief: CompleteBrief,
  { offers, extraOffers, unbookable }: Market,
  booking?: Booking,
): Infeasible {
  const affordable = [...offers, ...extraOffers].map(smallestOrder).reduce<Quote | null>(cheaperOf, null)
  if (affordable) return tooLittle(brief, affordable)
  const soon = unbookable.filter(({ reason }) => reason === 'too_soon').map(({ item }) => item)
  const soonest = lowest(soon, (item) => leadDays(item.channel))
  if (soonest && booking) return tooSoon(brief, soonest, booking)
  const hurried = unbookable.filter(({ reason }) => reason === 'too_short').map(({ item }) => item)
  const shortest = shortestBooking(hurried)
  if (shortest) return tooShort(shortest)
  if (unbookable.length > 0) return unavailable(unbookable.map(({ item }) => item))
  return {
    feasible: false,
    reason: 'no_inventory',
    cheapest: null,
    ...inLanguages(({ noInventory }) => noInventory),
  }
}

function tooLittle({ budget }: CompleteBrief, cheapest: Quote): Infeasible {
  const { item, net, withGst } = cheapest
  const { title, setup } = item
  return {
    feasible: false,
    reason: 'too_little',
    cheapest,
    ...inLanguages((say) => say.tooLittle(budget.amount, { title, net, withGst, hasSetup: setup > 0 })),
  }
}

const daysAtLeast = ({ unit, minDuration }: InventoryItem) => DAYS[unit] * minDuration

/** The item with the shortest booking, and the days that it takes; null of none. */
export function shortestBooking(items: readonly InventoryItem[]): { item: InventoryItem; days: number } | null {
  const item = lowest(items, daysAtLeast)
  return item && { item, days: daysAtLeast(item) }
}

function tooShort({ item, days }: { item: InventoryItem; days: number }): Infeasible {
  return {
    feasible: false,
    reason: 'too_short',
    cheapest: quote(item, netOf(item, { units: item.minDuration, quantity: 1 })),
    ...inLanguages((say) => say.tooShort(item.title, days)),
  }
}

function tooSoon({ endDate }: CompleteBrief, item: InventoryItem, booking: Booking): Infeasible {
  const first = firstDayOf(item.channel, booking)
  const days = daysAtLeast(item)
  const order = first > endDate ? null : { title: item.title, days }
  return {
    feasible: false,
    reason: 'too_short',
    cheapest: quote(item, netOf(item, { units: item.minDuration, quantity: 1 })),
    from: first,
    ...inLanguages((say) => say.tooSoon(item.channel, first, order)),
  }
}

function unavailable(items: readonly InventoryItem[]): Infeasible {
  const next = items.flatMap(({ availability }) => availability.nextAvailable ?? []).sort()[0] ?? null
  return {
    feasible: false,
    reason: 'unavailable',
    cheapest: null,
    from: next,
    ...inLanguages((say) => say.unavailable(next)),
  }
}
