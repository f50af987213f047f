import type { Paise } from '../../money.ts'
import type { CostOf } from '../market/costs.ts'
import type { Offer } from '../market/offer.ts'

/**
 * The orders that locked offers stay in, as indexes by item id: the longest run of one piece each while the budget holds
 * them all, else the smallest order. A locked offer that does not fit even so is left to the optimiser.
 */
export function lockedOrders(
  offers: readonly Offer[],
  locked: ReadonlySet<string>,
  costOf: CostOf,
  budget: Paise,
): Map<string, number> {
  const own = offers.filter(({ item }) => locked.has(item.id))
  const longest = own.map(({ orders }) =>
    Math.max(
      0,
      orders.findLastIndex(({ quantity }) => quantity === 1),
    ),
  )
  const costs = (indexes: readonly number[]) =>
    own.reduce((sum, { item, orders }, i) => {
      const order = orders[indexes[i] ?? 0]
      return sum + (order ? costOf(item, order) : 0)
    }, 0)
  const indexes = costs(longest) <= budget ? longest : own.map(() => 0)
  const held = new Map<string, number>()
  let left = budget
  own.forEach(({ item, orders }, i) => {
    const order = orders[indexes[i] ?? 0]
    const cost = order ? costOf(item, order) : Number.POSITIVE_INFINITY
    if (cost > left) return
    left -= cost
    held.set(item.id, indexes[i] ?? 0)
  })
  return held
}
