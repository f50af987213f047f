import { addDays, type CivilDate, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { allIn } from './plan-money.ts'

export const WEEK = 7

/** Days of a flowchart, in weeks from the first day of the campaign. The last week may be short. */
export interface Flight {
  start: CivilDate
  end: CivilDate
  days: number
  weeks: { start: CivilDate; days: number }[]
}

/** Number of days from one day to a later one. */
export const daysBetween = (start: CivilDate, end: CivilDate): number => daysIn({ start, end }) - 1

type Days = Pick<PlanLine, 'startDate' | 'endDate'>

/** Number of days, both ends included. */
export const daysOf = ({ startDate, endDate }: Days): number => daysIn({ start: startDate, end: endDate })

/** Days of the campaign, extended by lines that begin before or end after it. */
export function flightOf({ brief, lineItems }: Pick<Plan, 'brief' | 'lineItems'>): Flight | null {
  const starts = lineItems.map(({ startDate }) => startDate)
  const ends = lineItems.map(({ endDate }) => endDate)
  if (brief.startDate) starts.push(brief.startDate)
  if (brief.endDate) ends.push(brief.endDate)
  const [start, end] = [starts.toSorted()[0], ends.toSorted().at(-1)]
  if (!start || !end || start > end || lineItems.length === 0) return null
  const days = daysOf({ startDate: start, endDate: end })
  const weeks = Array.from({ length: Math.ceil(days / WEEK) }, (_, at) => ({
    start: addDays(start, at * WEEK),
    days: Math.min(WEEK, days - at * WEEK),
  }))
  return { start, end, days, weeks }
}

/** Cost of the lines by week, with printing and GST, spread evenly over their days. The weeks add up to the lines. */
export function moneyByWeek(lineItems: readonly PlanLine[], { start, weeks }: Flight): Paise[] {
  const sums = weeks.map(() => 0)
  for (const line of lineItems) {
    const [amount, days, first] = [allIn(line), daysOf(line), daysBetween(start, line.startDate)]
    // Rounded cumulative amounts, so that a rounding difference moves to the next week.
    const until = (day: number) => Math.round((amount * Math.min(Math.max(day - first, 0), days)) / days)
    for (const at of weeks.keys()) {
      const [from, to] = [at * WEEK, at === weeks.length - 1 ? Number.POSITIVE_INFINITY : (at + 1) * WEEK]
      sums[at] = (sums[at] ?? 0) + until(to) - until(from)
    }
  }
  return sums
}

/** First day of a line after a move by some days, limited to the campaign. */
export function movedStart(line: Days, days: number, bounds: { start: CivilDate; end: CivilDate }): CivilDate {
  const latest = addDays(bounds.end, 1 - daysOf(line))
  const wanted = addDays(line.startDate, days)
  if (wanted < bounds.start || latest < bounds.start) return bounds.start
  return wanted > latest ? latest : wanted
}
