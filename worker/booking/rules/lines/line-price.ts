import { shortestEnd } from '../../../catalogue/rules/dues.ts'
import { type Offer, type OfferPrice, priceOffer } from '../../../catalogue/rules/offer.ts'
import { describeMinimum, fitOrder, type Rate } from '../../../catalogue/rules/rate.ts'
import { type CivilDate, type DateSpan, formatLongDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { gstOf, placeOfSupply, type Supply, type Tax, taxSum } from '../../../organisations/rules/billing/gst.ts'
import { billable } from './billable.ts'

/** Price of a line, fixed on the day on which it is sent. Paise and basis points. */
export interface LinePrice extends Tax {
  rate: Paise
  unit: Rate['unit']
  seconds: number | null
  media: Paise
  setup: Paise
  seasonSum: number
  seasonDays: number
  discountBp: number
  sac: string
  gstBp: number
  placeState: string
  supplierState: string
  total: Paise
}

/** An offer with the ingredients of the place of its supply. */
export interface SuppliedOffer extends Offer {
  supply: Supply
  supplierState: string
  listing: { place: { state: string } }
}

/** A buyer, as far as the place of supply depends on it. */
export type Buyer = Parameters<typeof placeOfSupply>[0]['buyer']

/** Quantity and days of an order. */
export interface LineOrder {
  span: DateSpan
  /** The days of insertions, where they were chosen one by one. */
  days: readonly CivilDate[] | null
  quantity: number
  insertions: number
}

/** The price of the days of a line for a buyer; null when they are fewer than the least. */
export function priceLine(
  offer: SuppliedOffer,
  { span, days, quantity, insertions }: LineOrder,
  buyer: Buyer,
): LinePrice | null {
  const wanted = days === null ? { span, pieces: insertions } : { issues: days }
  const price = priceOffer(offer, { ...wanted, quantity })
  return price && toPrice(offer, price, buyer)
}

/** The price with the tax of the place that the supply counts to. */
function toPrice(offer: SuppliedOffer, { media, setup, seasonShare, discountBp }: OfferPrice, buyer: Buyer): LinePrice {
  const { supply, supplierState, listing, rate, seconds, gst } = offer
  const gstBp = Math.round(gst.percent * 100)
  const placeState = placeOfSupply({ supply, siteState: listing.place.state, supplierState, buyer })
  const heads = gstOf(media + setup, gstBp, placeState === supplierState)
  return {
    rate: rate.rate,
    unit: rate.unit,
    seconds,
    media,
    setup,
    seasonSum: seasonShare.sum,
    seasonDays: seasonShare.days,
    discountBp,
    sac: gst.sac,
    gstBp,
    placeState,
    supplierState,
    ...heads,
    total: media + setup + taxSum(heads),
  }
}

/** The error in an order, with its field; null when it can be booked. */
export function orderProblem(
  rate: Rate,
  { span, days, quantity, insertions }: LineOrder,
): { field: 'ends' | 'quantity' | 'insertions' | 'days'; message: string } | null {
  const fitted = fitOrder(rate, { quantity, duration: insertions })
  if (fitted.quantity !== quantity) {
    return { field: 'quantity', message: `At least ${rate.minQuantity}, in steps of ${rate.step}` }
  }
  const dues = billable(rate, span, insertions)
  if (dues === 'ends_before_start') return { field: 'ends', message: 'The last day is before the first' }
  if (dues === 'not_whole_weeks') return { field: 'ends', message: 'It is sold by whole weeks' }
  if (dues === 'too_short') {
    const last = formatLongDate(shortestEnd(rate, span.start))
    return { field: 'ends', message: `At least ${describeMinimum(rate)}: until ${last}` }
  }
  if (days === null) return null
  const isOrdered = days.every(
    (day, i) => day >= span.start && day <= span.end && (i === 0 || day > (days[i - 1] ?? '')),
  )
  if (!isOrdered) return { field: 'days', message: 'Choose days inside the dates, each once' }
  if (days.length !== fitted.duration) return { field: 'days', message: `Choose ${fitted.duration} days` }
  return null
}
