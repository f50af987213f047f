import { bookingOf, type Dues } from '../../../catalogue/rules/dues.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { DateSpan } from '../../../kernel/rules/dates.ts'

/** Reasons why days cannot be booked. */
export type Unbillable = 'ends_before_start' | 'too_short' | 'not_whole_weeks'

/**
 * Number of times that a rate is due for the days of a line, or the reason why they cannot be booked. A quote rounds
 * begun weeks up; a line has exact days, so it is refused instead.
 * @param pieces insertions or releases, of media that are counted and not timed
 */
export function billable(rate: Rate, span: DateSpan, pieces = 1): Dues | Unbillable {
  if (span.end < span.start) return 'ends_before_start'
  const booking = bookingOf(rate, span, pieces)
  // Ten days of an offer sold by two weeks fail both rules: report the one that another end fixes.
  const whole = bookingOf({ ...rate, minDuration: 1 }, span, pieces)
  if (whole && whole.span.end !== span.end) return 'not_whole_weeks'
  return booking?.dues ?? 'too_short'
}
