import type { Offer, OfferedOrder } from '../market/offer.ts'
import type { Limit } from './problem.ts'

/**
 * Amount that an order counts in a limit, for some offers, computed from their orders once; 0 for all others. The first
 * day of an order makes no difference.
 */
export function orderAmounts(
  offers: readonly Offer[],
  amount: (offer: Offer, order: OfferedOrder) => number,
): Limit['takes'] {
  const amounts = new Map(
    offers.map((offer) => [
      offer.item.id,
      new Map(offer.orders.map((order) => [sizeOf(order), amount(offer, order)] as const)),
    ]),
  )
  return ({ id }, option) => amounts.get(id)?.get(sizeOf(option)) ?? 0
}

/** One number for the size of an order: quantities stay far below a million. */
const sizeOf = ({ units, quantity }: { units: number; quantity: number }) => units * 1_000_000 + quantity
