import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

/** Maximum number of days of issue in a form; the calendar on the title's page has all. */
const MAX_SHOWN = 62

/** Days of issue in the form: the first ones, and every chosen one. */
export const shownIssues = (issues: readonly CivilDate[], chosen: readonly CivilDate[]): CivilDate[] =>
  issues.filter((day, at) => at < MAX_SHOWN || chosen.includes(day))

/** Chosen issues after a change of the visible days; days outside the form stay chosen. */
export const mergeIssues = (
  chosen: readonly CivilDate[],
  shown: readonly CivilDate[],
  ticked: readonly CivilDate[],
): CivilDate[] => [...chosen.filter((day) => !shown.includes(day)), ...ticked].sort()
