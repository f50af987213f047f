import { DISCOUNT_LABEL } from '../../../../catalogue/rules/offer.ts'
import { UNITS } from '../../../../catalogue/rules/registry/units.ts'
import { seasonText } from '../../../../catalogue/rules/seasons.ts'
import { formatCount, formatMoney, type Paise } from '../../../../kernel/rules/money.ts'
import { plural } from '../../../../kernel/rules/text/plural.ts'
import type { InventoryItem } from '../inventory.ts'
import type { OrderSize } from '../market/order-sizes.ts'
import type { LineSeason } from '../plan.ts'

/** An order in the trade's words: `21 spots of 30 sec a week for 4 weeks, ₹1,200 per 10 sec; Festive, +15% on 12 days`. */
export function orderText(
  { trade }: Pick<InventoryItem, 'trade'>,
  { units, quantity }: OrderSize,
  season: LineSeason | null,
  discount: Paise = 0,
): string {
  const { quantityNoun, periodNoun, label } = UNITS[trade.unit]
  const pieces = trade.quantity * quantity
  const what = trade.unit === 'per_mille' ? `${formatCount(pieces * 1_000)} views` : plural(pieces, quantityNoun)
  const length = trade.seconds ? ` of ${trade.seconds} sec` : ''
  const sized = what.replace(/(spots?|screens?|mentions?)/, `$1${length}`)
  const parts = [
    `${sized}${periodNoun ? ` for ${plural(units, periodNoun)}` : ''}, ${formatMoney(trade.rate)} ${label}`,
    season && seasonText(season.parts),
    discount > 0 && `${DISCOUNT_LABEL.toLowerCase()}, ${formatMoney(-discount)}`,
  ]
  return parts.filter(Boolean).join('; ')
}
