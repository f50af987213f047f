import { addDays, addMonths, type CivilDate, type DateSpan, daysIn } from '../../../../../kernel/rules/dates.ts'
import { endOf } from '../dates/dates.ts'
import type { DateLength } from '../dates/durations.ts'
import type { DateEdit, DayEdit } from './date-edits.ts'

/**
 * The days of a flight after some steps. Calendar months that were whole stay whole. The first day never moves to today or before.
 * @returns null where the steps leave no day
 */
export function applyDateEdits(flight: DateSpan, edits: readonly DateEdit[], today: CivilDate): DateSpan | null {
  const moved = edits.reduce(applied, flight)
  const first = addDays(today, 1)
  const late = moved.start < first && flight.start >= first
  const span = late ? { start: first, end: moved.end } : moved
  // A flight that is brought forward as far as it can be keeps its length.
  const isBrought = late && edits.some(({ moves }) => moves === 'both')
  const end = isBrought ? addDays(first, daysIn(flight) - 1) : span.end
  return end < span.start ? null : { start: span.start, end }
}

/**
 * The days of a flight that starts or ends on a day of the month. A day that has passed, or that its month has not, is the next one;
 * a start behind the end takes the end along.
 * @returns null where that leaves no day
 */
export function applyDays(flight: DateSpan, days: readonly DayEdit[], today: CivilDate): DateSpan | null {
  const moved = { start: flight.start, end: flight.end }
  for (const { moves, day } of days) moved[moves] = dayNear(flight[moves], day, today)
  const isEndSaid = days.some(({ moves }) => moves === 'end')
  if (moved.end >= moved.start) return moved
  return isEndSaid ? null : { start: moved.start, end: addDays(moved.start, daysIn(flight) - 1) }
}

/** The day of the month in the month of another day, or in the first month after it that has it after today. */
function dayNear(near: CivilDate, day: number, today: CivilDate): CivilDate {
  let month = firstOf(near)
  for (;;) {
    const found = addDays(month, day - 1)
    if (found.slice(0, 7) === month.slice(0, 7) && found > today) return found
    month = addMonths(month, 1)
  }
}

function applied({ start, end }: DateSpan, { moves, length, sign }: DateEdit): DateSpan {
  const isWholeMonths = isFirst(start) && isLast(end)
  if (moves === 'length') return { start, end: endOf(start, length) }
  if (moves === 'start') return { start: moved(start, length, sign), end }
  const last = isWholeMonths && length.months ? lastOf(addMonths(firstOf(end), sign * length.months)) : null
  if (moves === 'end') return { start, end: last ?? moved(end, length, sign) }
  return { start: moved(start, length, sign), end: last ?? moved(end, length, sign) }
}

const moved = (day: CivilDate, { days, months }: DateLength, sign: 1 | -1): CivilDate =>
  days === undefined ? addMonths(day, sign * (months ?? 0)) : addDays(day, sign * days)

const firstOf = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`
const isFirst = (day: CivilDate) => day.endsWith('-01')
const lastOf = (day: CivilDate): CivilDate => addDays(addMonths(firstOf(day), 1), -1)
const isLast = (day: CivilDate) => day === lastOf(day)
