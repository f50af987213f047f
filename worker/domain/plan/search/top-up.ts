import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { costsIn } from '../market/costs.ts'
import type { Offer } from '../market/offer.ts'
import { mediumCapsOf, WELL_SPENT } from './limits.ts'
import { byId, rankOffers } from './ranking.ts'
import { type SelectedOffer, type SelectionInput, spentOn } from './selection.ts'

/**
 * Adds offers that the search was not shown or could not place while money is left: best value first, each in the largest
 * order that fits the budget and the caps on its medium and city.
 */
export function topUp(
  brief: CompleteBrief,
  offers: readonly Offer[],
  selected: readonly SelectedOffer[],
  { budget, held }: Pick<SelectionInput, 'budget' | 'held'>,
): SelectedOffer[] {
  const costOf = costsIn(brief.budget)
  const filled = [...selected]
  let left = budget - spentOn(filled, costOf)
  if (left <= (1 - WELL_SPENT) * budget) return filled
  const spentIn = (isOwn: (item: InventoryItem) => boolean) =>
    spentOn(
      filled.filter(({ offer }) => isOwn(offer.item)),
      costOf,
    )
  const mediumCaps = mediumCapsOf(brief, budget)
  const placeCap = brief.perCityCap
  const taken = new Set(selected.map(({ offer }) => offer.item.id))
  const open = offers.filter(({ item }) => !taken.has(item.id))
  // The shortlist has preferred named localities already: what remains is money to spend, so value alone counts.
  for (const offer of rankOffers(open, [], audienceOf(brief))) {
    const { channel, city } = offer.item
    const mediumCap = mediumCaps[channel]
    const room = Math.min(
      left,
      mediumCap === undefined ? left : mediumCap - spentIn((item) => item.channel === channel),
      placeCap === null ? left : placeCap - spentIn((item) => item.city === city),
    )
    const order = offer.orders.findLast((one) => costOf(offer.item, one) <= room)
    if (!order) continue
    filled.push({ offer, order, locked: held.has(offer.item.id) })
    left -= costOf(offer.item, order)
  }
  return filled.sort((a, b) => byId(a.offer, b.offer))
}
