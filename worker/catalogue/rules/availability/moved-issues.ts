import { addDays, type CivilDate, daysIn } from '../../../kernel/rules/dates.ts'
import { type Appears, openIssuesIn, weekdayOf } from './issues.ts'

/** Days from one issue to the next of its kind, at most. */
function periodOf(appears: Appears): number {
  if ('weekdays' in appears) return 7
  return 'everyDays' in appears ? appears.everyDays : 31 * appears.everyMonths
}

const distance = (a: CivilDate, b: CivilDate) => Math.abs(daysIn({ start: a, end: b }) - 1)

interface Move {
  /** Days of the move. */
  by: number
  /** Day before which no issue is moved. */
  first: CivilDate
  today: CivilDate
}

/**
 * Days of issue after a move: the nearest open issue for each, of the same weekday where the paper appears on several. Where no issue
 * is near enough, the day is moved all the same: it is no day of issue, and the check of the line names it.
 */
export function moveIssues(appears: Appears, days: readonly CivilDate[], { by, first, today }: Move): CivilDate[] {
  const period = periodOf(appears)
  const moved: CivilDate[] = []
  for (const day of days) {
    const target = addDays(day, by)
    const earliest = addDays(target, -period)
    const span = { start: earliest < first ? first : earliest, end: addDays(target, period) }
    const open = openIssuesIn(appears, span, today).filter((issue) => !moved.includes(issue))
    const alike = 'weekdays' in appears ? open.filter((issue) => weekdayOf(issue) === weekdayOf(day)) : []
    const [nearest = target] = (alike.length > 0 ? alike : open).sort(
      (a, b) => distance(target, a) - distance(target, b) || (a < b ? 1 : -1),
    )
    moved.push(nearest)
  }
  return moved.sort()
}
