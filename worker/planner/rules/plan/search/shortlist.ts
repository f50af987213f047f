import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import type { Offer } from '../market/offer.ts'
import { byId, rankOffers } from './ranking.ts'

/** Offers of the best value that are always shown, whatever their medium and place. */
const MAX_OFFERS = 420
/** Limits on the best offers of one medium in one place; in between they share MAX_OFFERS evenly. */
const MIN_OF_A_GROUP = 5
const MAX_OF_A_GROUP = 60
/** Cheapest offers of a group, so that a small budget finds one. */
const CHEAPEST_OF_A_GROUP = 3
/** The largest orders of a shortlist add up to this many budgets, so that the search has a choice. */
const TIMES_THE_BUDGET = 3

/**
 * The offers that the search is shown, by id: the best value and the cheapest few of each medium in each place, then
 * the best value of all until they could take the budget several times over. The order of the offers changes nothing.
 * @param keep by id, offers that are always shown
 */
export function shortlist(
  offers: readonly Offer[],
  brief: Brief,
  budget: Paise,
  keep: ReadonlyMap<string, unknown>,
): Offer[] {
  const best = rankOffers(offers, brief.areas, audienceOf(brief))
  const groups = new Map<string, Offer[]>()
  for (const offer of best) {
    const key = `${offer.item.channel}/${offer.place}`
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  const quota = Math.min(MAX_OF_A_GROUP, Math.max(MIN_OF_A_GROUP, Math.floor(MAX_OFFERS / groups.size)))
  const shown = new Set(offers.filter(({ item }) => keep.has(item.id)))
  for (const group of groups.values()) {
    for (const offer of group.slice(0, quota)) shown.add(offer)
    for (const offer of [...group].sort(byLowestPrice).slice(0, CHEAPEST_OF_A_GROUP)) shown.add(offer)
  }
  for (const offer of best.slice(0, MAX_OFFERS)) shown.add(offer)
  let room = budget * TIMES_THE_BUDGET - [...shown].reduce((sum, offer) => sum + largestNet(offer), 0)
  for (const offer of best) {
    if (room <= 0) break
    if (shown.has(offer)) continue
    shown.add(offer)
    room -= largestNet(offer)
  }
  return [...shown].sort(byId)
}

const largestNet = ({ orders }: Offer): Paise => orders.reduce((most, { net }) => Math.max(most, net), 0)
const smallestNet = ({ orders }: Offer): Paise => orders[0]?.net ?? 0
const byLowestPrice = (a: Offer, b: Offer) => smallestNet(a) - smallestNet(b) || byId(a, b)
