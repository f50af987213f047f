import { shortestEnd } from '../../../catalogue/rules/dues.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { DateSpan } from '../../../kernel/rules/dates.ts'
import { freeSpansOf, type OwnCalendar } from './takings.ts'

/**
 * Free days between taken ones that are fewer than the least booking. The last days of the span may go on beyond it, so they are no gap;
 * what is sold by the piece has none.
 */
export function gapsOf(calendar: OwnCalendar, rate: Rate, span: DateSpan): DateSpan[] {
  return freeSpansOf(calendar, span).filter(({ start, end }) => end < span.end && shortestEnd(rate, start) > end)
}
