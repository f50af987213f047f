import { mediaSum } from '../../../../catalogue/rules/dated-price.ts'
import { seasonSum } from '../../../../catalogue/rules/seasons.ts'
import { type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { OrderSize } from './order-sizes.ts'

type Priced = Pick<InventoryItem, 'rate' | 'seasons' | 'leastSpend'>

/** What an order costs at the rate of the catalogue, in no season. */
export const plainNet = ({ rate }: Pick<Priced, 'rate'>, { units, quantity }: OrderSize): Paise =>
  rate * units * quantity

/** What an order costs on its days, before GST and setup: the media of `datedEstimate` for them. */
export function netOn(item: Priced, order: OrderSize, days: DateSpan): Paise {
  const { rate, seasons, leastSpend = 0 } = item
  if (!seasons) return plainNet(item, order)
  const season = { sum: seasonSum(seasons, days), days: daysIn(days) }
  return Math.max(mediaSum(rate, order.quantity, { n: order.units, d: 1 }, season), leastSpend)
}
