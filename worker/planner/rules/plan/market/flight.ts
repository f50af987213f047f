import { addDays, addMonths, type CivilDate, type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { InventoryItem } from '../inventory.ts'
import type { LineUnit } from '../plan.ts'

const FRIDAY = 5
const DAYS_OF = { per_week: 7, per_day: 1 } as const

/** Whole units that fit into a span: months (a calendar month or 30 days, the larger number), weeks or days. */
function unitsIn(unit: Exclude<LineUnit, 'per_release'>, span: DateSpan): number {
  const days = daysIn(span)
  if (unit !== 'per_month') return Math.floor(days / DAYS_OF[unit])
  let months = Math.floor(days / 30)
  while (addDays(addMonths(span.start, months + 1), -1) <= span.end) months++
  return months
}

/** Days on which an item can run inside a flight. */
export interface FlightRun extends DateSpan {
  /** Longest booking that fits, in units; at least the item's minimum. */
  maxUnits: number
}

/** The facts of an item that decide when it can run. */
export type Bookable = Pick<
  InventoryItem,
  'availability' | 'free' | 'fixedDates' | 'trade' | 'unit' | 'minDuration' | 'maxDuration' | 'everyDays'
>

/**
 * Reason why an item cannot run: not free on these days, too few of them for its minimum, or too few left after its
 * lead time.
 */
export type NoRunReason = 'unavailable' | 'too_short' | 'too_soon'

/** Run of an item that cannot start before a day, see `runOf`. */
export function runFrom(item: Bookable, first: CivilDate, flight: DateSpan): FlightRun | NoRunReason {
  if (first <= flight.start) return runOf(item, flight)
  const run = first <= flight.end ? runOf(item, { ...flight, start: first }) : 'too_soon'
  // An item that could not run in the whole flight either has another reason.
  return typeof run === 'string' && typeof runOf(item, flight) !== 'string' ? 'too_soon' : run
}

/**
 * Run of an item in a flight: in the first of its free days where its minimum fits, or the longest run of them where
 * that is longer. Cinema weeks start on a Friday where the minimum still fits, and events run on their own days or not
 * at all.
 */
export function runOf(item: Bookable, flight: DateSpan): FlightRun | NoRunReason {
  const spans = freeDaysOf(item)
    .filter(({ start, end }) => start <= flight.end && end >= flight.start)
    .map(({ start, end }) => ({
      start: start < flight.start ? flight.start : start,
      end: end < flight.end ? end : flight.end,
    }))
  if (spans.length === 0) return 'unavailable'
  const { fixedDates } = item
  if (fixedDates) {
    const inside = spans.some(({ start, end }) => fixedDates.from >= start && fixedDates.until <= end)
    return inside ? { start: fixedDates.from, end: fixedDates.until, maxUnits: 1 } : 'unavailable'
  }
  const runs = spans.flatMap((span) => runIn(item, span) ?? [])
  const most = Math.max(0, ...runs.map(({ maxUnits }) => maxUnits))
  return runs.find(({ maxUnits }) => maxUnits === most) ?? 'too_short'
}

const freeDaysOf = ({ free, availability }: Bookable): readonly DateSpan[] => free ?? freeBy(availability)

/** True when an item is free on all of these days. */
export const canRun = (item: Bookable, days: DateSpan): boolean =>
  freeDaysOf(item).some(({ start, end }) => start <= days.start && end >= days.end)

/** A day that no flight reaches. */
export const EVER = '9999-12-31'

/** Free days of an item without a calendar: from a day on, or never. */
function freeBy({ status, nextAvailable }: Bookable['availability']): DateSpan[] {
  if (status === 'available') return [{ start: '', end: EVER }]
  return nextAvailable === null ? [] : [{ start: nextAvailable, end: EVER }]
}

/** The run of an item in days that are all free; undefined where its minimum does not fit. */
function runIn(item: Bookable, span: DateSpan): FlightRun | undefined {
  const friday = { ...span, start: nextFriday(span.start) }
  const fits = (one: DateSpan) => maxUnitsIn(item, one) >= item.minDuration
  if (item.trade.unit === 'per_screen_week' && fits(friday)) return { ...friday, maxUnits: maxUnitsIn(item, friday) }
  return fits(span) ? { ...span, maxUnits: maxUnitsIn(item, span) } : undefined
}

/** Longest booking of an item in a span, in units. */
function maxUnitsIn({ unit, maxDuration, everyDays }: Bookable, span: DateSpan): number {
  const limit = maxDuration ?? Number.POSITIVE_INFINITY
  if (unit !== 'per_release') return Math.min(limit, unitsIn(unit, span))
  const issues = everyDays ? Math.floor((daysIn(span) - 1) / everyDays) + 1 : limit
  return Math.min(limit, issues)
}

function nextFriday(date: CivilDate): CivilDate {
  return addDays(date, (FRIDAY - new Date(`${date}T00:00Z`).getUTCDay() + 7) % 7)
}

/** The days of an order of an item: its own where they are fixed, else from the start of its run. */
export const daysOfOrder = ({ unit, fixedDates }: Bookable, units: number, run: FlightRun): DateSpan =>
  fixedDates ? { start: run.start, end: run.end } : lineSpan(unit, units, run)

/** The days of a line of so many units from the start of a run, never past its end. Releases may fall on any of its days. */
export function lineSpan(unit: LineUnit, units: number, { start, end }: DateSpan): DateSpan {
  if (unit === 'per_release') return { start, end }
  const after = unit === 'per_month' ? addMonths(start, units) : addDays(start, units * DAYS_OF[unit])
  const last = addDays(after, -1)
  return { start, end: last < end ? last : end }
}
