import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { enoughUnits } from '../market/order-sizes.ts'
import { meanFor } from '../reach/negative-binomial.ts'
import { amountOf, type LeastGroup, neededIn } from './media-least.ts'
import { orderAmounts } from './order-amounts.ts'
import type { Limit } from './problem.ts'
import { rankOffers } from './ranking.ts'

/** Floor by which a search gets enough of a group. */
export interface Floor {
  /** Its least, as a limit whose sum is 1 where it is reached. */
  limit: Limit
  /** Ids of offers that count for it. */
  counted: string[]
  /** Ids of offers that the search leaves out, because the people would be spread too thin. */
  without: string[]
  /** Cost of the least at the lowest prices, in the budget's own GST basis. */
  cost: Paise
}

/** Shares of all people that a group without anything costs: more than any plan gains by leaving it out. */
const MISSING_PENALTY = 2

/**
 * The least of a group as a limit; null where its offers cannot reach it. Only the best offer of a listing counts where
 * listings or screens are counted, so that the sum is never more than the plan has.
 * @param own offers of the group
 */
export function floorOf(group: LeastGroup, own: readonly Offer[], brief: CompleteBrief, market: Market): Floor | null {
  const ranked = rankOffers(own, brief.areas, audienceOf(brief))
  const [best] = ranked
  const { measure } = group.rule
  if (!best) return null
  const isOfBest = ({ item }: Offer) => item.listingId === best.item.listingId
  const counted =
    measure === 'contacts'
      ? own.filter(isOfBest)
      : measure === 'vehicles' || measure === 'money'
        ? own
        : leadingOf(ranked, group)
  const needs =
    measure === 'contacts' ? meanFor(group.rule.amount, PLAN_RULES[group.medium].reach.k) : neededIn(group, market)
  const costOf = costsIn(brief.budget)
  const cheapest: { share: number; cost: Paise }[] = []
  for (const offer of counted) {
    const least = enoughUnits(offer.item, offer.run)
    const priced = offer.orders
      .filter(({ units }) => units >= least)
      .map((order) => ({ share: amountOf(offer, order, group) / needs, cost: costOf(offer.item, order) }))
    const [lowest] = priced.filter(({ share }) => share > 0).sort(byPrice)
    if (lowest) cheapest.push(lowest)
  }
  const cost = costOfLeast(cheapest.sort(byPrice))
  if (cost === null) return null
  return {
    limit: {
      least: 1,
      most: Number.POSITIVE_INFINITY,
      isHard: true,
      penalty: MISSING_PENALTY,
      takes: orderAmounts(counted, (offer, order) =>
        order.units >= enoughUnits(offer.item, offer.run) ? amountOf(offer, order, group) / needs : 0,
      ),
    },
    counted: counted.map(({ item }) => item.id),
    without: measure === 'contacts' ? own.filter((offer) => !isOfBest(offer)).map(({ item }) => item.id) : [],
    cost,
  }
}

/** The best offer of each listing, of those that count. */
function leadingOf(ranked: readonly Offer[], { rule: { counts } }: LeastGroup): Offer[] {
  const first = new Map<string, Offer>()
  for (const offer of ranked) {
    if (counts?.test(offer.item.type) === false) continue
    if (!first.has(offer.item.listingId)) first.set(offer.item.listingId, offer)
  }
  return [...first.values()]
}

type Priced = { share: number; cost: Paise }
const byPrice = (a: Priced, b: Priced) => a.cost / a.share - b.cost / b.share || a.cost - b.cost

/** Cost of the cheapest orders that together are enough; null where all of them are not. */
function costOfLeast(orders: readonly Priced[]): Paise | null {
  let [share, cost] = [0, 0]
  for (const order of orders) {
    if (share >= 1) break
    share += order.share
    cost += order.cost
  }
  return share >= 1 - 1e-9 ? cost : null
}
