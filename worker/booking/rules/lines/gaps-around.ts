import { type DayRun, freeSpans } from '../../../catalogue/rules/availability/calendar.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import { UNITS } from '../../../catalogue/rules/registry/units.ts'
import { addDays, type DateSpan, daysIn } from '../../../kernel/rules/dates.ts'

/** Days in a row that a booking leaves free and that are too few to be sold. */
interface Gaps {
  before: DateSpan | null
  after: DateSpan | null
}

/** Minimum number of days in a row that can be booked; 1 for media not sold by time. */
export function leastDays({ unit, minDuration }: Pick<Rate, 'unit' | 'minDuration'>): number {
  const { period, perMonth } = UNITS[unit]
  return period === 'release' ? 1 : Math.floor((30 / perMonth) * minDuration)
}

/**
 * The gaps that a booking would leave next to it.
 * @param open the days without the booking, from today on; it must cover the days around the span
 */
export function gapsAround(open: readonly DayRun[], span: DateSpan, least: number): Gaps {
  const free = freeSpans(open)
  const touching = (day: string) => free.find(({ start, end }) => start <= day && end >= day)
  const before = touching(addDays(span.start, -1))
  const after = touching(addDays(span.end, 1))
  const short = (gap: DateSpan | null) => (gap && daysIn(gap) < least ? gap : null)
  return {
    before: short(before ? { start: before.start, end: addDays(span.start, -1) } : null),
    after: short(after ? { start: addDays(span.end, 1), end: after.end } : null),
  }
}
