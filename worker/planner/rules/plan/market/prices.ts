import { thirtieths } from '../../../../catalogue/rules/dues.ts'
import { discountOf, lengthOfPeriods, mediaPrice, type SeasonShare } from '../../../../catalogue/rules/offer.ts'
import { seasonSum } from '../../../../catalogue/rules/seasons.ts'
import { type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { OrderSize } from './order-sizes.ts'

type Priced = Pick<InventoryItem, 'rate' | 'seasons' | 'discounts' | 'leastSpend' | 'trade'>

/** Sum of an order at the rate of the catalogue, in no season and without a discount. */
export const plainNet = ({ rate }: Pick<Priced, 'rate'>, { units, quantity }: OrderSize): Paise =>
  rate * units * quantity

/** Price of an order while its days are not known, before GST and setup: the media of `priceMedia` by number. */
export const netOf = (item: Priced, order: OrderSize): Paise =>
  item.discounts ? priceOf(item, order, lengthOfPeriods(item.trade, order.units)).media : plainNet(item, order)

/** Price of an order on its days, before GST and setup: the media of `priceMedia` for them. */
export const netOn = (item: Priced, order: OrderSize, days: DateSpan): Paise =>
  item.seasons || item.discounts ? priceOn(item, order, days).media : plainNet(item, order)

/** Discount in the price of an order on its days; paise. */
export const discountOn = (item: Priced, order: OrderSize, days: DateSpan): Paise =>
  item.discounts ? netOn({ ...item, discounts: [] }, order, days) - netOn(item, order, days) : 0

function priceOn(item: Priced, order: OrderSize, days: DateSpan) {
  const season = item.seasons && { sum: seasonSum(item.seasons, days), days: daysIn(days) }
  return priceOf(item, order, item.discounts ? thirtieths(days) : 0, season)
}

/** The rate of an item is that of its smallest order for one unit, with every due in it. */
function priceOf(
  { rate, discounts = [], leastSpend, trade }: Priced,
  { units, quantity }: OrderSize,
  length: number,
  season?: SeasonShare,
) {
  const discountBp = discountOf({ discounts, rate: trade }, length)
  return mediaPrice(rate, quantity, { n: units, d: 1 }, { season, discountBp, minBudget: leastSpend })
}
