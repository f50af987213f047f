import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { enoughUnits } from '../market/order-sizes.ts'
import { createBasket } from './basket.ts'
import { compile } from './compiled-problem.ts'
import { isFiller } from './filler-limits.ts'
import { WELL_SPENT } from './limits.ts'
import { groupOf } from './media-least.ts'
import { byId, rankOffers } from './ranking.ts'
import { type SelectedOffer, type SelectionInput, spentOn } from './selection.ts'
import { toProblem } from './to-problem.ts'

/** True when one more line is of use by itself: a filler is not, nor a first line of a group that needs several. */
function isOfUse(item: InventoryItem, groups: ReadonlySet<string | undefined>): boolean {
  const group = groupOf(item)
  return !isFiller(item) && (group === null || groups.has(group.key))
}

/**
 * Adds offers that the search was not shown or could not place while money is left: best value first, each in the largest
 * order that fits the budget and the limits.
 */
export function topUp(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  selected: readonly SelectedOffer[],
  input: Pick<SelectionInput, 'budget' | 'held'>,
): SelectedOffer[] {
  const { budget, held } = input
  const costOf = costsIn(brief.budget)
  if (spentOn(selected, costOf) >= WELL_SPENT * budget) return [...selected]
  const groups = new Set(selected.map(({ offer }) => groupOf(offer.item)?.key))
  const taken = new Set(selected.map(({ offer }) => offer.item.id))
  // The shortlist has preferred named localities already: this step spends the rest of the money, so value alone
  // counts.
  const open = rankOffers(
    offers.filter(({ item }) => !taken.has(item.id) && isOfUse(item, groups)),
    [],
    audienceOf(brief),
  )
  const chosen = selected.map(({ offer, order }) => ({ ...offer, orders: [order] }))
  // Only budget and limits count here, so exposures are left out.
  const plain = [...chosen, ...open].map((offer) => ({
    ...offer,
    orders: offer.orders.map((order) => ({ ...order, exposures: [] })),
  }))
  const compiled = compile(toProblem(brief, market, plain, { ...input, emphasis: brief.emphasis }, costOf))
  const basket = createBasket(compiled)
  const candidateOf = new Map(compiled.candidates.map(({ id }, candidate) => [id, candidate]))
  const firstOf = (id: string) => compiled.firstOption[candidateOf.get(id) ?? 0] ?? 0
  for (const id of taken) basket.put(candidateOf.get(id) ?? 0, firstOf(id))
  const added = open.flatMap((offer): SelectedOffer[] => {
    const { id } = offer.item
    const least = enoughUnits(offer.item, offer.run)
    const at = offer.orders.findLastIndex(({ units }, index) => units >= least && basket.fits(firstOf(id) + index))
    const order = offer.orders[at]
    if (!order) return []
    basket.put(candidateOf.get(id) ?? 0, firstOf(id) + at)
    return [{ offer, order, locked: held.has(id) }]
  })
  return [...selected, ...added].sort((a, b) => byId(a.offer, b.offer))
}
