import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { type Payout, payoutOf } from '../../../organisations/rules/billing/payout.ts'
import type { Earning } from './earnings.ts'
import type { EarningMonth, EarningRange } from './range.ts'

/** Received, invoiced and expected add up to the value. All before GST. */
export interface EarningSums {
  value: Paise
  received: Paise
  invoiced: Paise
  expected: Paise
}

/** Fewer say nothing of a market. */
export const MIN_SIMILAR = 5

/** Listings of others in the same group and city, sold by the same unit. */
export interface Similar {
  count: number
  /** Null with fewer than `MIN_SIMILAR`. */
  median: Paise | null
}

/** Photo of the listing, or the inputs of its drawing. */
interface ListingPicture {
  photo: string | null
  category: string
  variant: string | null
  state: string
}

/** A listing of the owner in a range. */
export interface ListingEarnings extends EarningSums, LineMarked {
  id: string
  title: string
  /** The owner's own reference. */
  ownRef: string | null
  /** Path of the listing; null once it is not listed any more. */
  path: string | null
  /** Booked share of its days and pieces, in hundredths of a percent; null where these are not limited. */
  occupancyBp: number | null
  price: { rate: Paise; unit: RateUnit; similar: Similar } | null
  picture: ListingPicture | null
}

/** Earnings of an owner in a range of months. */
export interface EarningsReport {
  range: EarningRange
  months: (EarningMonth & EarningSums)[]
  /** Largest value first. */
  listings: ListingEarnings[]
  total: EarningSums
  /** Lines with earnings in the range. */
  bookings: number
  gst: Paise
  feeBp: number
  /** Payout of the owner from the total, once everything is paid. */
  payout: Payout
  /** Booked share of all listings whose pieces are limited; null without one. */
  occupancyBp: number | null
}

/** Facts of a listing, apart from its earnings. */
export interface ListingFacts extends Omit<ListingEarnings, keyof EarningSums | 'occupancyBp'> {
  /** Pieces times days that are booked, and that there are; null where they are not limited. */
  days: { taken: number; offered: number } | null
}

const NOTHING: EarningSums = { value: 0, received: 0, invoiced: 0, expected: 0 }

function sumsOf(earnings: readonly Earning[]): EarningSums {
  const sums = { ...NOTHING }
  for (const { received, invoiced, expected } of earnings) {
    sums.received += received
    sums.invoiced += invoiced
    sums.expected += expected
    sums.value += received + invoiced + expected
  }
  return sums
}

const shareOf = ({ taken, offered }: { taken: number; offered: number }): number | null =>
  offered > 0 ? Math.min(10_000, roundedRatio([taken, 10_000], [offered])) : null

/** Puts the earnings of a range together. Sums by month and by listing both add up to the total. */
export function reportOf({
  range,
  months,
  earnings,
  listings,
  feeBp,
}: {
  range: EarningRange
  months: readonly EarningMonth[]
  /** Of any month. */
  earnings: readonly Earning[]
  /** All of the owner, and those that only earnings name. */
  listings: readonly ListingFacts[]
  feeBp: number
}): EarningsReport {
  const wanted = new Set(months.map(({ id }) => id))
  const counted = earnings.filter(({ month }) => wanted.has(month))
  const byMonth = groupBy(counted, ({ month }) => month)
  const byListing = groupBy(counted, ({ listing }) => listing)
  const total = sumsOf(counted)
  const gst = counted.reduce((sum, earning) => sum + earning.gst, 0)
  const tds = counted.reduce((sum, earning) => sum + earning.tds, 0)
  const limited = listings.flatMap(({ days }) => days ?? [])
  return {
    range,
    months: months.map((month) => ({ ...month, ...sumsOf(byMonth.get(month.id) ?? []) })),
    listings: listings
      .map(({ days, ...listing }) => ({
        ...listing,
        ...sumsOf(byListing.get(listing.id) ?? []),
        occupancyBp: days && shareOf(days),
      }))
      .toSorted(
        (a, b) => b.value - a.value || (b.occupancyBp ?? -1) - (a.occupancyBp ?? -1) || (a.title < b.title ? -1 : 1),
      ),
    total,
    bookings: new Set(counted.map(({ line }) => line)).size,
    gst,
    feeBp,
    payout: payoutOf({ taxable: total.value, gst, feeBp, tds }),
    occupancyBp: shareOf({
      taken: limited.reduce((sum, { taken }) => sum + taken, 0),
      offered: limited.reduce((sum, { offered }) => sum + offered, 0),
    }),
  }
}

/** Difference of a rate from the median of similar ones, in whole percent; null without a median. */
export const fromMedian = (rate: Paise, { median }: Similar): number | null =>
  median === null || median === 0 ? null : Math.round((100 * (rate - median)) / median)
