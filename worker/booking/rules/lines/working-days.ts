import { addDays, type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'

// Monday to Friday. Public holidays differ by state and are not known here.

const weekday = (day: CivilDate) => new Date(`${day}T00:00Z`).getUTCDay()
const isWorking = (day: CivilDate) => weekday(day) >= 1 && weekday(day) <= 5

/** The day a number of working days later, or earlier when negative. */
function addWorkingDays(day: CivilDate, count: number): CivilDate {
  const step = Math.sign(count)
  let moved = day
  for (let left = Math.abs(count); left > 0; ) {
    moved = addDays(moved, step)
    if (isWorking(moved)) left--
  }
  return moved
}

/** The first day on which something booked today can be shown. @param leadDays working days between booking and showing */
export const firstDay = (today: CivilDate, leadDays: number): CivilDate => addWorkingDays(today, leadDays)

/** The last day on which artwork is in time for a first day. @param leadDays as in `firstDay` */
export const lastArtworkDay = (starts: CivilDate, leadDays: number): CivilDate => addWorkingDays(starts, -leadDays)

const HOUR = 3_600_000
/** Time that an owner has to answer a request. */
export const ANSWER_MS = 48 * HOUR
/** Minimum time of an owner when staff approve late. */
const LEAST_ANSWER_MS = 4 * HOUR

/**
 * Until when an owner answers, ms: 48 hours, but not later than 18:00 in India on the last working day before the lead time of the
 * medium begins; 4 hours at least.
 */
export function answerBy(now: Date, starts: CivilDate, leadDays: number): number {
  const asked = now.getTime()
  const lastDay = addWorkingDays(starts, -leadDays - 1)
  const lastEvening = Date.parse(`${lastDay}T18:00+05:30`)
  return Math.max(Math.min(asked + ANSWER_MS, lastEvening), asked + LEAST_ANSWER_MS)
}

/** True when a booking made at an instant leaves the lead time of the medium. */
export const leavesLeadTime = (now: Date, starts: CivilDate, leadDays: number): boolean =>
  starts >= firstDay(civilDate(now), leadDays)
