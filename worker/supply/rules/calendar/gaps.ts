import { shortestEnd } from '../../../catalogue/rules/dues.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { DateSpan } from '../../../kernel/rules/dates.ts'
import { freeSpansOf, type OwnCalendar } from './own-allocations.ts'

/**
 * Free spans between taken ones that are shorter than the minimum booking. The last span may continue beyond the end,
 * so it is no gap; media sold by the piece have none.
 */
export function gapsOf(calendar: OwnCalendar, rate: Rate, span: DateSpan): DateSpan[] {
  return freeSpansOf(calendar, span).filter(({ start, end }) => end < span.end && shortestEnd(rate, start) > end)
}
