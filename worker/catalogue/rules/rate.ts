import { formatMoney, type Paise } from '../../kernel/rules/money.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import { type RateUnit, UNITS } from './registry/units.ts'

/** The price of one listing or spot, before GST. */
export interface Rate {
  /** Paise for one unit. For `per_10_sec`, for ten seconds. */
  rate: Paise
  unit: RateUnit
  /** Smallest quantity of an order, and by how many more; a step of 0: only so many, as a page position in its size. */
  minQuantity: number
  step: number
  /** Shortest booking in the unit's periods, 1 to 6. */
  minDuration: number
}

/** Order at a rate: `quantity` units, over `duration` of their periods. */
export interface Order {
  quantity: number
  duration: number
}

/** Label of the one-time cost of an order for each piece, in the same words wherever its price is shown. */
export const SETUP_LABEL = 'Printing and mounting'

/** Amounts above this are refused as orders: they are typing mistakes. */
export const MAX_QUANTITY = 1_000_000
export const MAX_DURATION = 365

/** Sold in one quantity only: a position on a page in its size. */
export const isFixed = ({ step }: Pick<Rate, 'step'>): boolean => step === 0

/** The nearest order that can be bought: at least the minimum, on a step, within bounds. */
export function fitOrder(rate: Rate, asked: { [Field in keyof Order]?: Order[Field] | undefined }): Order {
  const quantity = Math.min(Math.max(asked.quantity ?? 0, rate.minQuantity), MAX_QUANTITY)
  const most = isFixed(rate) ? 0 : Math.floor((MAX_QUANTITY - rate.minQuantity) / rate.step)
  const steps = most && Math.min(Math.ceil((quantity - rate.minQuantity) / rate.step), most)
  const duration = UNITS[rate.unit].periodNoun
    ? Math.min(Math.max(Math.trunc(asked.duration ?? 0), rate.minDuration), MAX_DURATION)
    : 1
  return { quantity: rate.minQuantity + steps * rate.step, duration }
}

/** The price of one piece: a 30 second spot at a 10 second rate costs three times the rate. */
export function piecePrice(rate: Pick<Rate, 'rate' | 'unit'>, seconds: number | null): Paise {
  return rate.unit === 'per_10_sec' && seconds ? Math.round((rate.rate * seconds) / 10) : rate.rate
}

/**
 * The price of one showing in the smallest order: one airing, one month of a site, one insertion of an ad by its area.
 * Lists of spots show it; the rate of a square centimetre alone cannot be compared with that of a page.
 */
export function showingPrice(rate: Rate, seconds: number | null = null): Paise {
  const piece = piecePrice(rate, seconds)
  return rate.unit === 'per_sq_cm' ? piece * rate.minQuantity : piece
}

/**
 * The price a month: that of the smallest booking over 30 days at its rate, before a discount for length, GST and setup.
 * - Sold by time (day, week, month): the fewest pieces for 30 days. A minimum of three months is three times that.
 * - Sold by count (insertion, issue, reel, thousand views): the fewest pieces in the fewest insertions, which is the whole booking.
 * A least spend raises it.
 */
export function monthlyPrice(
  rate: Rate,
  { seconds = null, minBudget = null }: { seconds?: number | null; minBudget?: Paise | null } = {},
): Paise {
  const { duesPerPeriod, perMonth, period } = UNITS[rate.unit]
  const { quantity, duration } = fitOrder(rate, {})
  const periods = period === 'release' ? duration : perMonth
  return Math.max(Math.round(piecePrice(rate, seconds) * duesPerPeriod * quantity * periods), minBudget ?? 0)
}

/**
 * The price of a listing or spot with its unit: `₹12,000 per 30 sec spot`, `₹18,50,000 per insertion` of a position in
 * its size, else the rate and its unit. `of` is the rate behind a position's price: `₹1,078 per sq cm`.
 */
export function describePrice(
  rate: Rate,
  seconds: number | null = null,
): { amount: Paise; unit: string; of: string | null } {
  const { label } = UNITS[rate.unit]
  if (rate.unit === 'per_sq_cm' && isFixed(rate)) {
    return { amount: showingPrice(rate), unit: 'per insertion', of: `${formatMoney(rate.rate)} ${label}` }
  }
  const unit = rate.unit === 'per_10_sec' && seconds ? `per ${seconds} sec spot` : label
  return { amount: piecePrice(rate, seconds), unit, of: null }
}

/** `1 month`, `40 sq cm, 1 insertion`, `2 reels`; of a position with a fixed size only `1 insertion`. */
export function describeMinimum(rate: Rate): string {
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const isSaid = isFixed(rate) && periodNoun !== null
  const quantity = !isSaid && (rate.minQuantity > 1 || !periodNoun) ? plural(rate.minQuantity, quantityNoun) : null
  const duration = periodNoun ? plural(rate.minDuration, periodNoun) : null
  return [quantity, duration].filter(Boolean).join(', ')
}

/**
 * Days of the shortest booking, to compare a week on screen with a month in the foyer; for a rate by the piece, its
 * insertions.
 */
const daysOf = ({ unit, minDuration }: Rate): number => (minDuration * 30) / UNITS[unit].perMonth

/**
 * The minimum of a listing that is sold by the spot: that of all its spots, or that of the spot with the shortest booking,
 * `from 7 spots a week, 1 week, see spot`. Of equally short ones, the smallest in the listing's own unit.
 */
export function describeMinimums(rate: Rate, spots: readonly { rate: Rate }[]): string {
  const minimums = new Set(spots.map((spot) => describeMinimum(spot.rate)))
  if (minimums.size === 0) return describeMinimum(rate)
  if (minimums.size === 1) return [...minimums].join('')
  const isOther = ({ unit }: Rate) => Number(unit !== rate.unit)
  const least = spots
    .map((spot) => spot.rate)
    .reduce((a, b) => ((daysOf(b) - daysOf(a) || isOther(b) - isOther(a) || b.minQuantity - a.minQuantity) < 0 ? b : a))
  return `from ${describeMinimum(least)}, see spot`
}

/** `2 sites, 3 months`: the order, as far as it is given; null for none. */
export function describeOrder(
  rate: Pick<Rate, 'unit'>,
  { quantity, duration }: { [Field in keyof Order]?: Order[Field] | undefined },
): string | null {
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const parts = [
    quantity === undefined ? null : plural(quantity, quantityNoun),
    duration === undefined || !periodNoun ? null : plural(duration, periodNoun),
  ]
  return parts.filter(Boolean).join(', ') || null
}
