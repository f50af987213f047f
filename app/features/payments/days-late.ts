import { type CivilDate, daysIn } from '../../../worker/domain/dates.ts'

/** Days since something was due; 0 while it is not overdue. */
export const daysLate = (due: CivilDate | null, today: CivilDate): number =>
  due === null || due >= today ? 0 : daysIn({ start: due, end: today }) - 1
