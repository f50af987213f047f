import type { Paise } from '../../money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { OfferedOrder } from './offer.ts'

/** What an order takes from the budget: with GST where the budget includes it, with setup where it is counted. */
export type CostOf = (item: InventoryItem, order: Pick<OfferedOrder, 'net' | 'quantity'>) => Paise

/** GST on an amount before GST, rounded to the paisa. */
export const gstOn = (net: Paise, { gst }: Pick<InventoryItem, 'gst'>): Paise => Math.round((net * gst.percent) / 100)

/** Costs in the GST basis of a budget. @param withSetup counts printing, mounting and fitting too */
export function costsIn(budget: { gst: 'inclusive' | 'exclusive' }, withSetup: boolean): CostOf {
  return (item, { net, quantity }) => {
    const setup = withSetup ? item.setup * quantity : 0
    if (budget.gst === 'exclusive') return net + setup
    return net + gstOn(net, item) + setup + gstOn(setup, item)
  }
}
