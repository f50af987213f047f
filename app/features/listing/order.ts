import {
  estimate,
  isFixed,
  MAX_DURATION,
  MAX_QUANTITY,
  type Order,
  piecePrice,
  SETUP_LABEL,
} from '../../../worker/catalogue/rules/rate.ts'
import type { MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber, type Paise } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { PanelOffer } from './offer.ts'

export type OrderField = keyof Order

interface Draft {
  /** The order to estimate: each field as typed while valid, else its last valid value. */
  order: Order
  issues: Partial<Record<OrderField, string>>
}

/** Reads the two fields of the estimate as typed. */
export function readOrder(
  { rate }: Pick<PanelOffer, 'rate'>,
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

export interface Line {
  label: string
  amount: Paise
}

/** The sums of an order, line by line: `₹1,85,000 × 2 months`, setup, GST, total. */
export function orderLines(offer: PanelOffer, order: Order, { gst }: Pick<MediaSpec, 'gst'>) {
  const { rate, seconds, minBudget } = offer
  const sums = estimate(rate, order, gst.percent, { seconds, setup: offer.setup, minBudget })
  const asked = estimate(rate, order, gst.percent, { seconds }).media
  const { quantityNoun, periodNoun, duesPerPeriod, period } = UNITS[rate.unit]
  const factors = [
    formatMoney(piecePrice(rate, seconds)),
    // A price a day that is booked by the week is due on each of its days.
    duesPerPeriod > 1 && `${duesPerPeriod} ${period === 'week' ? 'days' : 'times'}`,
    (sums.quantity > 1 || !periodNoun) && plural(sums.quantity, quantityNoun),
    periodNoun && plural(sums.duration, periodNoun),
  ]
  const lines: Line[] = [{ label: factors.filter(Boolean).join(' × '), amount: asked }]
  if (sums.media > asked) lines.push({ label: 'Up to the minimum budget', amount: sums.media - asked })
  if (sums.setup > 0) lines.push({ label: SETUP_LABEL, amount: sums.setup })
  lines.push({ label: `GST, ${gst.percent}% (SAC ${gst.sac})`, amount: sums.gst })
  return { lines, total: sums.total }
}
