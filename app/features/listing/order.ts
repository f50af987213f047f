import { DISCOUNT_LABEL, type Offer, type OfferPrice, priceOffer } from '../../../worker/catalogue/rules/offer.ts'
import {
  isFixed,
  MAX_DURATION,
  MAX_QUANTITY,
  type Order,
  piecePrice,
  SETUP_LABEL,
} from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber, type Paise } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'

export type OrderField = keyof Order

interface Draft {
  /** The order to estimate: each field as typed while valid, else its last valid value. */
  order: Order
  issues: Partial<Record<OrderField, string>>
}

/** Reads the two fields of the estimate as typed. */
export function readOrder(
  { rate }: Pick<Offer, 'rate'>,
  typed: Partial<Record<OrderField, string | undefined>>,
  last: Order,
): Draft {
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const issues: Draft['issues'] = {}
  const order = { ...last }
  const read = (field: OrderField, problem: (value: number) => string | undefined) => {
    const text = typed[field]?.trim()
    if (text === undefined) return
    const issue = /^\d{1,9}$/.test(text) ? problem(Number(text)) : 'Type a whole number'
    if (issue) issues[field] = issue
    else order[field] = Number(text)
  }
  read('quantity', (value) => {
    if (isFixed(rate)) return value === rate.minQuantity ? undefined : `Only ${plural(rate.minQuantity, quantityNoun)}`
    if (value < rate.minQuantity) return `At least ${plural(rate.minQuantity, quantityNoun)}`
    if (value > MAX_QUANTITY) return `At most ${formatNumber(MAX_QUANTITY)}`
    if ((value - rate.minQuantity) % rate.step !== 0) return `In steps of ${rate.step}, from ${rate.minQuantity}`
  })
  if (periodNoun) {
    read('duration', (value) => {
      if (value < rate.minDuration) return `At least ${plural(rate.minDuration, periodNoun)}`
      if (value > MAX_DURATION) return `At most ${plural(MAX_DURATION, periodNoun)}`
    })
  }
  return { order, issues }
}

interface Line {
  label: string
  amount: Paise
}

/** The sums of an order, line by line: `₹1,85,000 × 2 months`, a discount, setup, GST, total. */
export function orderLines(offer: Offer, order: Order): Lines {
  const price = priceOffer(offer, order)
  const { quantityNoun, periodNoun, duesPerPeriod, period } = UNITS[offer.rate.unit]
  const factors = [
    // A rate per day that is booked by the week is charged for each day.
    duesPerPeriod > 1 && `${duesPerPeriod} ${period === 'week' ? 'days' : 'times'}`,
    (price.quantity > 1 || !periodNoun) && plural(price.quantity, quantityNoun),
    periodNoun && plural(price.duration, periodNoun),
  ]
  return toLines(offer, price, factors)
}

export interface Lines {
  lines: Line[]
  total: Paise
}

/**
 * Lines of a price.
 * @param factors numbers that the price of a piece is multiplied by
 * @param seasons seasons of the days
 */
export function toLines(
  { rate, seconds, gst }: Offer,
  price: ReturnType<typeof priceOffer> | OfferPrice,
  factors: readonly (string | false | null)[],
  seasons = '',
): Lines {
  const { media, season, discount, raised, setup, total } = price
  const lines = [
    {
      label: [formatMoney(piecePrice(rate, seconds)), ...factors].filter(Boolean).join(' × '),
      amount: media - raised + discount - season,
    },
    season !== 0 && { label: seasons, amount: season },
    discount > 0 && { label: DISCOUNT_LABEL, amount: -discount },
    raised > 0 && { label: 'Up to the minimum budget', amount: raised },
    setup > 0 && { label: SETUP_LABEL, amount: setup },
    { label: `GST, ${gst.percent}% (SAC ${gst.sac})`, amount: price.gst },
  ]
  return { lines: lines.filter((line) => line !== false), total }
}
