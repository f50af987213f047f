import type { Paise } from '../money.ts'
import { plural } from '../text/plural.ts'

/** What the minimum duration is counted in. */
type Period = 'day' | 'week' | 'month' | 'release'

interface Unit {
  /** After the amount: `₹1,85,000 per month`. */
  label: string
  /** What is bought, one and many. */
  of: readonly [one: string, many: string]
  /** How long, one and many; null where time does not change the price. */
  over: readonly [one: string, many: string] | null
  period: Period
  /** Periods in a month of 30 days, for the per-month line. */
  perMonth: number
  /** How often the rate is due in one period: a price a day, booked by the week, 7 times. */
  times: number
}

const unit = (
  label: string,
  of: readonly [string, string],
  over: readonly [string, string] | null,
  period: Period,
  perMonth: number,
  times = 1,
): Unit => ({ label, of, over, period, perMonth, times })

const DAYS = ['day', 'days'] as const
const WEEKS = ['week', 'weeks'] as const
const MONTHS = ['month', 'months'] as const

/** Units of sale, as the trade quotes them (TRADE: one row a medium). */
export const UNITS = {
  per_10_sec: unit('per 10 sec', ['spot a week', 'spots a week'], WEEKS, 'week', 30 / 7),
  per_mention: unit('per mention', ['mention a week', 'mentions a week'], WEEKS, 'week', 30 / 7),
  per_sq_cm: unit('per sq cm', ['sq cm', 'sq cm'], ['insertion', 'insertions'], 'release', 1),
  per_insertion: unit('per insertion', ['ad', 'ads'], ['issue', 'issues'], 'release', 1),
  per_day: unit('per day', ['site', 'sites'], DAYS, 'day', 30),
  per_month: unit('per month', ['site', 'sites'], MONTHS, 'month', 1),
  per_fleet_month: unit('per month', ['fleet', 'fleets'], MONTHS, 'month', 1),
  per_unit_month: unit('per month', ['unit', 'units'], MONTHS, 'month', 1),
  per_screen_week: unit('per screen, per week', ['screen', 'screens'], WEEKS, 'week', 30 / 7),
  per_slot_day: unit('per 10 sec slot, per day', ['slot', 'slots'], WEEKS, 'week', 30 / 7, 7),
  per_reel: unit('per reel', ['reel', 'reels'], null, 'release', 1),
  per_story: unit('per story', ['story', 'stories'], null, 'release', 1),
  per_post: unit('per post', ['post', 'posts'], null, 'release', 1),
  per_video: unit('per video', ['video', 'videos'], null, 'release', 1),
  per_package: unit('per package', ['package', 'packages'], null, 'release', 1),
  per_mille: unit('per 1,000 views', ['thousand views', 'thousand views'], null, 'release', 1),
  per_click: unit('per click', ['click', 'clicks'], null, 'release', 1),
  per_view: unit('per completed view', ['view', 'views'], null, 'release', 1),
  per_release: unit('per release', ['release', 'releases'], null, 'release', 1),
  per_event: unit('per event', ['place', 'places'], ['edition', 'editions'], 'release', 1),
} as const satisfies Record<string, Unit>

export type RateUnit = keyof typeof UNITS
export const RATE_UNITS = Object.keys(UNITS) as [RateUnit, ...RateUnit[]]

/** The price of one listing or spot, before GST. */
export interface Rate {
  /** Paise for one unit. For `per_10_sec`, for ten seconds. */
  rate: Paise
  unit: RateUnit
  /** Fewest that can be bought at once, and by how many more. */
  minQuantity: number
  step: number
  /** Shortest booking in the unit's periods, 1 to 6. */
  minDuration: number
}

/** What is asked for: `quantity` of what the unit sells, over `duration` of its periods. */
export interface Order {
  quantity: number
  duration: number
}

export interface Estimate extends Order {
  /** Paise, each. */
  media: Paise
  setup: Paise
  gst: Paise
  total: Paise
}

/** Amounts above this are refused as orders: they are typing mistakes. */
export const MAX_QUANTITY = 1_000_000
export const MAX_DURATION = 365

/** The nearest order that can be bought: at least the minimum, on a step, within bounds. */
export function fitOrder(rate: Rate, asked: { [Field in keyof Order]?: Order[Field] | undefined }): Order {
  const quantity = Math.min(Math.max(asked.quantity ?? 0, rate.minQuantity), MAX_QUANTITY)
  const most = Math.floor((MAX_QUANTITY - rate.minQuantity) / rate.step)
  const steps = Math.min(Math.ceil((quantity - rate.minQuantity) / rate.step), most)
  const duration = UNITS[rate.unit].over
    ? Math.min(Math.max(Math.trunc(asked.duration ?? 0), rate.minDuration), MAX_DURATION)
    : 1
  return { quantity: rate.minQuantity + steps * rate.step, duration }
}

/** The price of one piece: a 30 second spot at a 10 second rate costs three times the rate. */
export function piecePrice(rate: Pick<Rate, 'rate' | 'unit'>, seconds: number | null): Paise {
  return rate.unit === 'per_10_sec' && seconds ? Math.round((rate.rate * seconds) / 10) : rate.rate
}

/**
 * What an order costs: media = price × quantity × duration, setup (printing, mounting) once for each piece, and GST on both.
 * @param gstPercent by media type, from the registry
 */
export function estimate(
  rate: Rate,
  order: Order,
  gstPercent: number,
  extra: { seconds?: number | null; setup?: Paise; minBudget?: Paise | null } = {},
): Estimate {
  const { quantity, duration } = fitOrder(rate, order)
  const asked = Math.round(piecePrice(rate, extra.seconds ?? null) * UNITS[rate.unit].times * quantity * duration)
  const media = Math.max(asked, extra.minBudget ?? 0)
  const setup = (extra.setup ?? 0) * quantity
  const gst = Math.round(((media + setup) * gstPercent) / 100)
  return { quantity, duration, media, setup, gst, total: media + setup + gst }
}

/** The smallest order for a month of 30 days: the specification's per-month line beside the item's own unit. */
export function monthlyPrice(rate: Rate, seconds: number | null = null): Paise {
  const { times, perMonth } = UNITS[rate.unit]
  return Math.round(piecePrice(rate, seconds) * times * rate.minQuantity * perMonth)
}

/** `Minimum 1 month`, `Minimum 40 sq cm, 1 insertion`, `Minimum 2 reels` */
export function describeMinimum(rate: Rate): string {
  const { of, over } = UNITS[rate.unit]
  const quantity = rate.minQuantity > 1 || !over ? plural(rate.minQuantity, of) : null
  const duration = over ? plural(rate.minDuration, over) : null
  return [quantity, duration].filter(Boolean).join(', ')
}
