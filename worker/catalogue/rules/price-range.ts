import { formatMoney, type Paise } from '../../kernel/rules/money.ts'
import { type Rate, showingPrice } from './rate.ts'
import { type RateUnit, UNITS } from './registry/units.ts'

/** From the least to the greatest price of one unit, paise. Prices of different units are never in one range. */
export interface PriceRange {
  unit: RateUnit
  from: Paise
  to: Paise
  /** Number of prices in it. */
  offers: number
}

/** `₹4,500 to ₹96,000`, one amount where all cost the same. */
export const rangeText = ({ from, to }: Pick<PriceRange, 'from' | 'to'>): string =>
  from === to ? formatMoney(from) : `${formatMoney(from)} to ${formatMoney(to)}`

/** `₹38,000 to ₹6,00,000 per month`: a range of rates. */
export const rateRangeText = (range: PriceRange): string => `${rangeText(range)} ${UNITS[range.unit].label}`

/** Unit of a range of `showingPrice`: airtime of any length by the spot, areas by the insertion. */
export function showingUnit(unit: RateUnit): string {
  if (unit === 'per_10_sec') return 'per spot'
  return unit === 'per_sq_cm' ? 'per insertion' : UNITS[unit].label
}

/** Ranges of the prices of spots, one a unit; the unit of most spots first, of as many in the order of the units. */
export function showingRanges(spots: readonly { rate: Rate; seconds: number | null }[]): PriceRange[] {
  return mergeRanges(
    spots.map(({ rate, seconds }) => {
      const price = showingPrice(rate, seconds)
      return { unit: rate.unit, from: price, to: price, offers: 1 }
    }),
  )
}

/** Ranges of several groups as those of all of them, in the same order. */
export function mergeRanges(ranges: readonly PriceRange[]): PriceRange[] {
  const merged = new Map<RateUnit, PriceRange>()
  for (const { unit, from, to, offers } of ranges) {
    const known = merged.get(unit) ?? { unit, from, to, offers: 0 }
    merged.set(unit, {
      unit,
      from: Math.min(known.from, from),
      to: Math.max(known.to, to),
      offers: known.offers + offers,
    })
  }
  const place = Object.keys(UNITS)
  return [...merged.values()].sort((a, b) => b.offers - a.offers || place.indexOf(a.unit) - place.indexOf(b.unit))
}
