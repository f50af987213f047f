import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { OfferedOrder } from './offer.ts'

/**
 * Cost of an order to the budget: media and setup (printing, mounting, fitting), with GST where the budget includes it.
 */
export type CostOf = (item: InventoryItem, order: Pick<OfferedOrder, 'net' | 'quantity'>) => Paise

/** GST on an amount before GST, rounded to the paisa. */
export const gstOn = (net: Paise, { gst }: Pick<InventoryItem, 'gst'>): Paise => Math.round((net * gst.percent) / 100)

/** Setup of an order before GST, paid once for each of the smallest orders in it. */
const setupOf = (item: Pick<InventoryItem, 'setup'>, { quantity }: Pick<OfferedOrder, 'quantity'>): Paise =>
  item.setup * quantity

/**
 * Costs in the GST basis of a budget. Setup counts with its GST in either basis: a budget before GST is one of media
 * alone, and a printer's bill has GST in it.
 */
export function costsIn({ gst }: { gst: 'inclusive' | 'exclusive' }): CostOf {
  return gst === 'inclusive' ? payableOn : (item, order) => order.net + withGst(setupOf(item, order), item)
}

const withGst = (net: Paise, item: Pick<InventoryItem, 'gst'>): Paise => net + gstOn(net, item)

/** All that an order costs: media, setup, and the GST on both. */
export function payableOn(item: InventoryItem, order: Pick<OfferedOrder, 'net' | 'quantity'>): Paise {
  return withGst(order.net, item) + withGst(setupOf(item, order), item)
}
