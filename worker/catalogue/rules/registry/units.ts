/** Unit of the minimum duration. */
type Period = 'day' | 'week' | 'month' | 'release'

interface Unit {
  /** After the amount: `₹1,85,000 per month`. */
  label: string
  /** Noun of the pieces bought, one and many. */
  quantityNoun: readonly [one: string, many: string]
  /** Noun of the period, one and many; null where time does not change the price. */
  periodNoun: readonly [one: string, many: string] | null
  period: Period
  /** Periods in a month of 30 days, for the per-month line. */
  perMonth: number
  /** Times that the rate is due in one period: a price a day, booked by the week, 7 times. */
  duesPerPeriod: number
}

const unit = (
  label: string,
  quantityNoun: readonly [string, string],
  periodNoun: readonly [string, string] | null,
  period: Period,
  perMonth: number,
  duesPerPeriod = 1,
): Unit => ({ label, quantityNoun, periodNoun, period, perMonth, duesPerPeriod })

const DAYS = ['day', 'days'] as const
const WEEKS = ['week', 'weeks'] as const
const MONTHS = ['month', 'months'] as const

/** Units of sale, as the trade quotes them. */
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

/** Units by the issue, insertion or edition. */
export const ISSUE_UNITS = RATE_UNITS.filter((id) => UNITS[id].period === 'release' && UNITS[id].periodNoun !== null)
