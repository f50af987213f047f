import { addDays, type CivilDate, civilDate, mondayOf } from '../../../kernel/rules/dates.ts'

/** The hour in India from which reports are mailed on a Monday. */
const FROM_HOUR = 8
const IST_MS = 5.5 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The Monday on which the next report of a mail that is turned on now is sent. */
export const nextMonday = (today: CivilDate): CivilDate => addDays(mondayOf(today), 7)

/** The week whose reports are mailed at an instant, by its Monday; null at any other time. */
export function weekToSend(now: Date): CivilDate | null {
  const today = civilDate(now)
  const hour = ((now.getTime() + IST_MS) % DAY_MS) / HOUR_MS
  return mondayOf(today) === today && hour >= FROM_HOUR ? today : null
}
