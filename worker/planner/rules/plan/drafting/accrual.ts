import { addDays, type CivilDate, type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import type { PlanLine } from '../plan.ts'

type Run = Pick<PlanLine, 'startDate' | 'endDate'>

/** The part of an amount of a line that has accrued by the end of a day: even over its days, rounded so that the parts sum to the whole. */
function accruedUntil({ startDate, endDate }: Run, amount: number, day: CivilDate): number {
  if (day < startDate) return 0
  if (day >= endDate) return amount
  return Math.round((amount * daysIn({ start: startDate, end: day })) / daysIn({ start: startDate, end: endDate }))
}

/** The amount of a line that falls in some days, both included. */
export const inDays = (line: Run, amount: number, { start, end }: DateSpan): number =>
  accruedUntil(line, amount, end) - accruedUntil(line, amount, addDays(start, -1))

/** The amount of a line that falls in the week from a day. */
export const inWeek = (line: Run, amount: number, weekStart: CivilDate): number =>
  inDays(line, amount, { start: weekStart, end: addDays(weekStart, 6) })
