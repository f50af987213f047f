import { type CivilDate, type DateSpan, daysIn } from '../../kernel/rules/dates.ts'
import { basisPoints, type Paise, roundedRatio } from '../../kernel/rules/money.ts'
import { gstOf } from '../../organisations/rules/billing/gst.ts'
import { type Booking, bookingOf, bookingOfIssues, countingOf, type Dues, thirtieths } from './dues.ts'
import type { GstRate } from './gst-rates.ts'
import { fitOrder, type Order, piecePrice, type Rate } from './rate.ts'
import { UNITS } from './registry/units.ts'
import { type Season, seasonSum } from './seasons.ts'

/** Label of the discount for length wherever a price is shown. */
export const DISCOUNT_LABEL = 'Discount for a long booking'

/** A price of bookings of so many months or more is lowered by that. */
export interface LengthDiscount {
  months: number
  bp: number
}

/** Terms that the price of media is made of. A card has them without knowing of GST and setup. */
export interface MediaTerms {
  rate: Rate
  /** Length of airtime; only `per_10_sec` depends on it. */
  seconds?: number | null
  /** Least spend, whatever the season and the length. */
  minBudget: Paise | null
  seasons: readonly Season[]
  /** Discounts by length: the largest that the booking is long enough for applies. */
  discounts: readonly LengthDiscount[]
}

/** Terms at which a listing, or a spot inside one, is sold: all that its price is made of but the order. */
export interface Offer extends MediaTerms {
  seconds: number | null
  /** Printing and mounting, once for each piece. */
  setup: Paise
  /** Rate of the day. */
  gst: GstRate
}

/** The offer of a listing, or of a spot inside it. Setup is due for places, not for airtime; a least spend is that of a listing as a whole. */
export function toOffer(
  listing: MediaTerms & Pick<Offer, 'setup'>,
  spot: { rate: Rate; seconds: number | null } | null,
  gst: GstRate,
): Offer {
  const { setup, minBudget, seasons, discounts } = listing
  if (spot === null) return { rate: listing.rate, seconds: null, setup, minBudget, seasons, discounts, gst }
  const { rate, seconds } = spot
  return { rate, seconds, setup: seconds ? 0 : setup, minBudget: null, seasons, discounts, gst }
}

/** The share of seasons in a rate: the sum over the days of 10,000 and their change, and how many days they are. */
export interface SeasonShare {
  sum: number
  days: number
}

const NO_SEASON: SeasonShare = { sum: 10_000, days: 1 }

/** The sum of a number of pieces over some dues and seasons: one rounding, half up. */
export const mediaSum = (piece: Paise, quantity: number, { n, d }: Dues, season: SeasonShare = NO_SEASON): Paise =>
  roundedRatio([piece, quantity, n, season.sum], [d, season.days, 10_000])

/** The price of media and its parts; paise. */
export interface MediaPrice {
  media: Paise
  /** Part of `media`: added or subtracted by seasons, before the discount and the least spend. */
  season: Paise
  /** Discount for the length of the booking. */
  discount: Paise
  /** Part of `media`: added to reach the least spend. */
  raised: Paise
}

/** Pieces over some dues with the change of seasons, less a length discount, and at least a least spend. */
export function mediaPrice(
  piece: Paise,
  quantity: number,
  dues: Dues,
  {
    season = NO_SEASON,
    discountBp = 0,
    minBudget = 0,
  }: { season?: SeasonShare | undefined; discountBp?: number | undefined; minBudget?: Paise | undefined } = {},
): MediaPrice {
  const seasonal = mediaSum(piece, quantity, dues, season)
  const discount = basisPoints(seasonal, discountBp)
  const net = seasonal - discount
  const media = Math.max(net, minBudget)
  return { media, season: seasonal - mediaSum(piece, quantity, dues), discount, raised: media - net }
}

/** The discount of a booking of so many thirtieths of a month; 0 for units sold by the piece. */
export function discountOf(
  { discounts, rate }: { discounts: readonly LengthDiscount[]; rate: Pick<Rate, 'unit'> },
  length: number,
): number {
  if (countingOf(rate) === 'pieces') return 0
  return discounts.reduce((most, { months, bp }) => (length >= 30 * months && bp > most ? bp : most), 0)
}

/** Thirtieths of a month in one period of a unit. */
const PERIOD_LENGTH = { month: 30, week: 7, day: 1, release: 0 } as const

/** Shortest length of so many periods in thirtieths of a month, while the days are unknown. */
export const lengthOfPeriods = ({ unit }: Pick<Rate, 'unit'>, periods: number): number =>
  PERIOD_LENGTH[UNITS[unit].period] * periods

/** An order on days: how many at once, and the days, in a row, with how many insertions where these are counted, or the days of issue, in order. */
export type OrderOnDays = { quantity?: number | undefined } & (
  | { span: DateSpan; pieces?: number | undefined }
  | { issues: readonly CivilDate[] }
)

/** An order by number: how many at once, over how many periods; a missing number is the least. */
export type OrderByNumber = { [Field in keyof Order]?: Order[Field] | undefined }

interface PricedOrder extends MediaPrice {
  quantity: number
  discountBp: number
}

/** The price of media by number, in no season. */
export interface MediaByNumber extends PricedOrder {
  duration: number
}

/** The price of media on days of the calendar. */
export interface MediaOnDays extends PricedOrder {
  booking: Booking
  seasonShare: SeasonShare
}

/**
 * The price of media of an order; null for days that are fewer than the least booking. An order by number is raised to
 * the least one, and costs the same as its days, where these are whole periods in no season.
 */
export function priceMedia(terms: MediaTerms, order: OrderOnDays): MediaOnDays | null
export function priceMedia(terms: MediaTerms, order: OrderByNumber): MediaByNumber
export function priceMedia(terms: MediaTerms, order: OrderByNumber | OrderOnDays): MediaByNumber | MediaOnDays | null
export function priceMedia(terms: MediaTerms, order: OrderByNumber | OrderOnDays) {
  const { rate, seconds = null, minBudget, seasons } = terms
  const pieces = 'span' in order ? order.pieces : 'issues' in order ? order.issues.length : order.duration
  const { quantity, duration } = fitOrder(rate, { quantity: order.quantity, duration: pieces })
  const priced = (dues: Dues, length: number, season?: SeasonShare) => {
    const discountBp = discountOf(terms, length)
    const least = { season, discountBp, minBudget: minBudget ?? 0 }
    return { quantity, discountBp, ...mediaPrice(piecePrice(rate, seconds), quantity, dues, least) }
  }
  if (!('span' in order || 'issues' in order)) {
    const dues = { n: UNITS[rate.unit].duesPerPeriod * duration, d: 1 }
    return { duration, ...priced(dues, lengthOfPeriods(rate, duration)) }
  }
  const booking = 'span' in order ? bookingOf(rate, order.span, duration) : bookingOfIssues(rate, order.issues)
  if (booking === null) return null
  const { span, issues, dues } = booking
  const seasonShare = { sum: seasonSum(seasons, issues ?? span), days: issues?.length ?? daysIn(span) }
  return { booking, seasonShare, ...priced(dues, thirtieths(span), seasonShare) }
}

/** Sums on top of the price of media; paise. */
interface Sums {
  setup: Paise
  /** GST as between states. */
  gst: Paise
  total: Paise
}

/** The price of an order: its media, setup once for each piece, and GST on both; null as of `priceMedia`. */
export function priceOffer(offer: Offer, order: OrderOnDays): (MediaOnDays & Sums) | null
export function priceOffer(offer: Offer, order: OrderByNumber): MediaByNumber & Sums
export function priceOffer(offer: Offer, order: OrderByNumber | OrderOnDays) {
  const price = priceMedia(offer, order)
  if (price === null) return null
  const setup = offer.setup * price.quantity
  const gst = gstOf(price.media + setup, Math.round(offer.gst.percent * 100), false).igst
  return { ...price, setup, gst, total: price.media + setup + gst }
}

/** The price of an order on days. */
export type OfferPrice = MediaOnDays & Sums
