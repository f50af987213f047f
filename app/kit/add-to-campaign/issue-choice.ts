import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

/** Limit of days of issue to choose from in a form; the calendar on the page of the paper has all. */
const MAX_SHOWN = 62

/** Days of issue to choose from: the first ones, and every chosen one. */
export const shownIssues = (issues: readonly CivilDate[], chosen: readonly CivilDate[]): CivilDate[] =>
  issues.filter((day, at) => at < MAX_SHOWN || chosen.includes(day))

/** Chosen issues after a change of the days on show: days that are not on show stay as they were. */
export const mergeIssues = (
  chosen: readonly CivilDate[],
  shown: readonly CivilDate[],
  ticked: readonly CivilDate[],
): CivilDate[] => [...chosen.filter((day) => !shown.includes(day)), ...ticked].sort()
