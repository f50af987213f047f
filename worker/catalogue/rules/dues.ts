import { addDays, type CivilDate, type DateSpan, daysIn } from '../../kernel/rules/dates.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import { endOf, lengthOf } from './availability/range.ts'
import type { Rate } from './rate.ts'
import { UNITS } from './registry/units.ts'

/** Days of one period of a unit, where it is sold by days or weeks. */
const PERIOD_DAYS = { day: 1, week: 7 } as const

/** Way of counting the days of a span by unit; a unit sold by the piece does not count them. */
type Counting = 'days' | 'weeks' | 'months' | 'pieces'

/** A price a day is due by the day, even where the least booking is a number of weeks. */
export function countingOf({ unit }: Pick<Rate, 'unit'>): Counting {
  const { period, duesPerPeriod } = UNITS[unit]
  if (period === 'week') return duesPerPeriod > 1 ? 'days' : 'weeks'
  return period === 'day' ? 'days' : period === 'month' ? 'months' : 'pieces'
}

/** Months in thirtieths: calendar months and the days beyond, or thirty days each, the larger number. */
export function thirtieths(span: DateSpan): number {
  const { months, days } = lengthOf(span)
  return Math.max(30 * months + days, 30 * Math.floor(daysIn(span) / 30))
}

/** Multiple of the rate that is due: n / d. */
export interface Dues {
  n: number
  d: number
}

/** The days of a booking and how often its rate is due for them. */
export interface Booking {
  /** Whole weeks where it is sold by the week: then it may end later than was asked. */
  span: DateSpan
  dues: Dues
  /** Days of issue, where these were chosen: the others of the span are not booked. */
  issues?: readonly CivilDate[]
}

/** The last day of the shortest booking from a first day. */
export function shortestEnd(rate: Rate, start: DateSpan['start']): DateSpan['end'] {
  const { period } = UNITS[rate.unit]
  if (period === 'month') return endOf(start, { months: rate.minDuration, days: 0 })
  return period === 'release' ? start : addDays(start, PERIOD_DAYS[period] * rate.minDuration - 1)
}

/**
 * A span of days as a booking; null when it is shorter than the minimum.
 * @param pieces insertions, issues or releases, for units sold by the piece
 */
export function bookingOf(rate: Rate, span: DateSpan, pieces: number): Booking | null {
  const days = daysIn(span)
  const counting = countingOf(rate)
  if (counting === 'pieces') return { span, dues: { n: pieces, d: 1 } }
  if (counting === 'months') {
    const n = thirtieths(span)
    return n < 30 * rate.minDuration ? null : { span, dues: { n, d: 30 } }
  }
  const weeks = Math.ceil(days / 7)
  if (counting === 'weeks') {
    const whole = { start: span.start, end: addDays(span.start, weeks * 7 - 1) }
    return weeks < rate.minDuration ? null : { span: whole, dues: { n: weeks, d: 1 } }
  }
  const { period } = UNITS[rate.unit]
  const least = rate.minDuration * (period === 'week' ? PERIOD_DAYS.week : PERIOD_DAYS.day)
  return days < least ? null : { span, dues: { n: days, d: 1 } }
}

/** Days of issue as a booking; null when they are fewer than the least. */
export function bookingOfIssues({ minDuration }: Rate, issues: readonly CivilDate[]): Booking | null {
  const [start] = issues
  const end = issues.at(-1)
  if (start === undefined || end === undefined || issues.length < minDuration) return null
  return { span: { start, end }, dues: { n: issues.length, d: 1 }, issues }
}

/** `2 months`, `37 days`, `5 weeks`: the length of a booking in the words of its unit; null where time is not counted. */
export function bookingLength(rate: Pick<Rate, 'unit'>, { span, dues }: Booking): string | null {
  const counting = countingOf(rate)
  if (counting === 'pieces') return null
  if (counting === 'weeks') return plural(dues.n, ['week', 'weeks'])
  if (counting === 'months' && dues.n % 30 === 0) return plural(dues.n / 30, ['month', 'months'])
  return plural(daysIn(span), ['day', 'days'])
}

/**
 * Length as it is billed: `2 months`, `1 month and 6 days`, `31 days`, `4 weeks`, `2 insertions`; null for a one-time
 * release.
 */
export function lengthText(unit: Rate['unit'], { n, d }: Dues, days: number): string | null {
  const { periodNoun, period } = UNITS[unit]
  if (period === 'release') return periodNoun && plural(n, periodNoun)
  if (d === 1) return n === days ? plural(n, ['day', 'days']) : plural(n, ['week', 'weeks'])
  const parts = [
    n >= 30 && plural(Math.floor(n / 30), ['month', 'months']),
    n % 30 > 0 && plural(n % 30, ['day', 'days']),
  ]
  return parts.filter(Boolean).join(' and ')
}
