import { addDays, type CivilDate } from '../../../kernel/rules/dates.ts'

/** Some of a resource from a day to the day before `until`. */
export interface Span {
  starts: CivilDate
  until: CivilDate
}

/** The places that a line takes: its days from first to last, or, of insertions, each of the chosen days by itself. */
export const spansOf = ({
  starts,
  ends,
  days,
}: {
  starts: CivilDate
  ends: CivilDate
  days: readonly CivilDate[] | null
}): Span[] =>
  days === null ? [{ starts, until: addDays(ends, 1) }] : days.map((day) => ({ starts: day, until: addDays(day, 1) }))
