import * as v from 'valibot'
import { addMonths, civilDate } from '../../../kernel/rules/dates.ts'

/** A month of the calendar in India, `2026-11`. */
export const Month = v.pipe(v.string('Choose a month'), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month'))

/** The month `count` months later; earlier, when negative. */
export const addToMonth = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7)

/** The month of an instant, ms, by the clock in India. */
export const monthAt = (instant: number): string => civilDate(new Date(instant)).slice(0, 7)

const startOf = (month: string) => Date.parse(`${month}-01T00:00+05:30`)

/** A month as instants, ms: from its first midnight in India until before the next month's. */
export const monthInstants = (month: string): { from: number; until: number } => ({
  from: startOf(month),
  until: startOf(addToMonth(month, 1)),
})
