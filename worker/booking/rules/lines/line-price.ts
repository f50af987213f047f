import { type DatedEstimate, datedEstimate, shortestEnd } from '../../../catalogue/rules/dated-price.ts'
import { describeMinimum, fitOrder, type Rate } from '../../../catalogue/rules/rate.ts'
import { type CivilDate, type DateSpan, formatLongDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { gstOf, placeOfSupply, type Supply, type Tax, taxSum } from '../../../organisations/rules/billing/gst.ts'
import { billable } from './billable.ts'

/** What a line keeps of its price: from the day on which it is sent the price stands. Paise and basis points. */
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

/** Everything that the price of something is made of, but its days. */
export interface PriceBasis {
  rate: Rate
  extras: NonNullable<Parameters<typeof datedEstimate>[3]>
  tax: { sac: string; gstBp: number; supply: Supply }
  siteState: string
  supplierState: string
  buyer: { gstin: string | null; state: string | null }
}

/** How many of what on which days. */
export interface LineOrder {
  span: DateSpan
  /** The days of insertions, where they were chosen one by one. */
  days: readonly CivilDate[] | null
  quantity: number
  insertions: number
}

/** Tax of a value, by the place that its supply counts to. */
function taxOf(taxable: Paise, basis: Pick<PriceBasis, 'tax' | 'siteState' | 'supplierState' | 'buyer'>) {
  const placeState = placeOfSupply({ supply: basis.tax.supply, ...basis })
  return { placeState, ...gstOf(taxable, basis.tax.gstBp, placeState === basis.supplierState) }
}

/** What the days of a line cost; null when they are fewer than the least. */
export function priceLine(basis: PriceBasis, { span, days, quantity, insertions }: LineOrder): LinePrice | null {
  const { rate, extras, tax, supplierState } = basis
  const wanted = days === null ? { span, pieces: insertions } : { issues: days }
  const estimate = datedEstimate(rate, { ...wanted, quantity }, tax.gstBp / 100, extras)
  return estimate && toPrice(basis, estimate, supplierState)
}

function toPrice(basis: PriceBasis, estimate: DatedEstimate, supplierState: string): LinePrice {
  const { media, setup, seasonShare, discountBp } = estimate
  const { placeState, ...heads } = taxOf(media + setup, basis)
  return {
    rate: basis.rate.rate,
    unit: basis.rate.unit,
    seconds: basis.extras.seconds ?? null,
    media,
    setup,
    seasonSum: seasonShare.sum,
    seasonDays: seasonShare.days,
    discountBp,
    sac: basis.tax.sac,
    gstBp: basis.tax.gstBp,
    placeState,
    supplierState,
    ...heads,
    total: media + setup + taxSum(heads),
  }
}

/** What is wrong with an order, by its field; null when it can be booked. */
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
