import { addDays, addMonths, type CivilDate, type DateSpan, daysIn } from '../../dates.ts'
import type { InventoryItem } from '../inventory.ts'
import type { LineUnit } from '../plan.ts'

const FRIDAY = 5
const DAYS_OF = { per_week: 7, per_day: 1 } as const

/** Whole units that fit into a span: months (a calendar month or 30 days, whichever gives more), weeks or days. */
function unitsIn(unit: Exclude<LineUnit, 'per_release'>, span: DateSpan): number {
  const days = daysIn(span)
  if (unit !== 'per_month') return Math.floor(days / DAYS_OF[unit])
  let months = Math.floor(days / 30)
  while (addDays(addMonths(span.start, months + 1), -1) <= span.end) months++
  return months
}

/** When and for how long an item can run inside a flight. */
export interface FlightRun extends DateSpan {
  /** Longest booking that fits, in units; at least the item's minimum. */
  maxUnits: number
}

/** The facts of an item that decide when it can run. */
export type Bookable = Pick<
  InventoryItem,
  'availability' | 'fixedDates' | 'trade' | 'unit' | 'minDuration' | 'maxDuration' | 'everyDays'
>

/** Why an item cannot run: not free on these days, or too few of them for its minimum. */
export type NoRunReason = 'unavailable' | 'too_short'

/**
 * When an item can run in a flight: from the day it is free to the end. Cinema weeks start on a Friday where the minimum
 * still fits, and events run on their own days or not at all.
 */
export function runOf(item: Bookable, flight: DateSpan): FlightRun | NoRunReason {
  const { status, nextAvailable } = item.availability
  if (status !== 'available' && nextAvailable === null) return 'unavailable'
  const free =
    status === 'available' || nextAvailable === null || nextAvailable < flight.start ? flight.start : nextAvailable
  if (free > flight.end) return 'unavailable'
  if (item.fixedDates) return onFixedDates(item.fixedDates, { start: free, end: flight.end })
  const span = { start: free, end: flight.end }
  const friday = { ...span, start: nextFriday(free) }
  const fits = (one: DateSpan) => maxUnitsIn(item, one) >= item.minDuration
  if (item.trade.unit === 'per_screen_week' && fits(friday)) return { ...friday, maxUnits: maxUnitsIn(item, friday) }
  return fits(span) ? { ...span, maxUnits: maxUnitsIn(item, span) } : 'too_short'
}

/** An event: only if all its days are in the span. */
function onFixedDates({ from, until }: { from: CivilDate; until: CivilDate }, span: DateSpan): FlightRun | NoRunReason {
  return from >= span.start && until <= span.end ? { start: from, end: until, maxUnits: 1 } : 'unavailable'
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

/** The days of a line of so many units from the start of a run, never past its end. Releases may fall on any of its days. */
export function lineSpan(unit: LineUnit, units: number, { start, end }: DateSpan): DateSpan {
  if (unit === 'per_release') return { start, end }
  const after = unit === 'per_month' ? addMonths(start, units) : addDays(start, units * DAYS_OF[unit])
  const last = addDays(after, -1)
  return { start, end: last < end ? last : end }
}
