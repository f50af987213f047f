import type { Paise } from '../../../../kernel/rules/money.ts'
import type { HeldOrder } from '../brief.ts'
import type { CostOf } from '../market/costs.ts'
import { indexOfOrder, type Offer } from '../market/offer.ts'

/**
 * The orders in which held offers stay, as indexes by item id: exactly the units, quantity and first day
 * that were held. One that
 * cannot run so long any more, or for which the budget is too small after those before it, is left to the optimiser.
 */
export function heldIndexes(
  offers: readonly Offer[],
  held: ReadonlyMap<string, HeldOrder>,
  costOf: CostOf,
  budget: Paise,
): Map<string, number> {
  const indexes = new Map<string, number>()
  let left = budget
  for (const offer of offers) {
    const { item, orders } = offer
    const size = held.get(item.id)
    if (!size) continue
    const index = indexOfOrder(offer, size)
    const order = orders[index]
    const cost = order ? costOf(item, order) : Number.POSITIVE_INFINITY
    if (cost > left) continue
    left -= cost
    indexes.set(item.id, index)
  }
  return indexes
}
