import type { PricedLine } from '../../worker/planner/rules/plan/drafting/price-lines.ts'
import type { InventoryItem } from '../../worker/planner/rules/plan/inventory.ts'
import type { Offer, OfferedOrder } from '../../worker/planner/rules/plan/market/offer.ts'
import { inventoryItem } from './inventory-item.ts'

export const JANUARY = { start: '2027-01-01', end: '2027-01-31' }

const ORDER: OfferedOrder = {
  units: 1,
  quantity: 1,
  net: 100_000,
  exposures: [{ place: 0, accessible: 100, impressions: 300 }],
}

/** An offer of one item in the given orders, by default one month of it for ₹1,000. */
export const offerOf = (item: Partial<InventoryItem> = {}, ...orders: Partial<OfferedOrder>[]): Offer => ({
  item: inventoryItem(item),
  run: { ...JANUARY, maxUnits: 1 },
  orders: (orders.length > 0 ? orders : [{}]).map((order) => ({ ...ORDER, ...order })),
  place: 0,
})

/** A line for ₹1,000 in January that meets 100 people three times, 80 of them new, with the changes of a test. */
export const pricedLine = (item: Partial<InventoryItem> = {}, more: Partial<PricedLine> = {}): PricedLine => {
  const offer = offerOf(item)
  return {
    offer,
    order: ORDER,
    locked: false,
    net: 100_000,
    season: null,
    discount: 0,
    gst: 18_000,
    setup: 0,
    startDate: JANUARY.start,
    endDate: JANUARY.end,
    impressions: 300,
    reach: { own: 100, added: 80 },
    channel: offer.item.channel,
    ...more,
  }
}
