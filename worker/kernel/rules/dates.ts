/** A civil date in Asia/Kolkata, `YYYY-MM-DD`. */
export type CivilDate = string

const IST = 'Asia/Kolkata'
const civil = new Intl.DateTimeFormat('en-CA', { timeZone: IST, year: 'numeric', month: '2-digit', day: '2-digit' })
const short = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short' })

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: IST,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const time = new Intl.DateTimeFormat('en-IN', { timeZone: IST, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const timeToSecond = new Intl.DateTimeFormat('en-IN', {
  timeZone: IST,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'short' })
const fullMonth = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** True when a text is a day of the calendar, `2027-01-31`: 31 February is a date by its form only. */
export const isCivilDate = (text: string): boolean => {
  const instant = new Date(`${text}T00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
}

/** The date it is in India at an instant. */
export const civilDate = (instant: Date): CivilDate => civil.format(instant)

/** `14 Jan`, or `14 Jan 2027` when the year differs from that of `today`. */
export function formatDate(date: CivilDate, today: CivilDate): string {
  return (date.slice(0, 4) === today.slice(0, 4) ? short : long).format(new Date(`${date}T00:00Z`))
}

/** `15 Dec 2026` */
export const formatLongDate = (date: CivilDate): string => long.format(new Date(`${date}T00:00Z`))

/** `15 Dec 2026, 18:00`: an instant by the clock in India. */
export const formatInstant = (instant: Date | number): string => clock.format(instant)

/** `18:00`: an instant by the clock in India, without its day. */
export const formatTime = (instant: Date | number): string => time.format(instant)

/** `18:00:42` */
export const formatTimeToSecond = (instant: Date | number): string => timeToSecond.format(instant)

/** `Tue`: the weekday of a date. */
export const weekdayName = (date: CivilDate): string => weekday.format(new Date(`${date}T00:00Z`))

/** `December 2026`: the month of a date. */
export const monthName = (date: CivilDate): string => fullMonth.format(new Date(`${date}T00:00Z`))

/**
 * The date `days` later (or earlier, when negative). Plans work out some ten thousand dates, and the parser and the formatter of
 * `Date` take most of the time of that.
 * @throws RangeError where `date` is none
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  const [year, month, day] = numbersOf(date)
  if (!(year >= 0 && month >= 1 && day >= 1)) throw new RangeError(`No date: ${date}`)
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return toCivil(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

const numbersOf = (date: CivilDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

const toCivil = (year: number, month: number, day: number): CivilDate =>
  `${year < 1_000 ? String(year).padStart(4, '0') : year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`

/**
 * Date `count` months later (or earlier, when negative) on the same day of the month; on the last day where that month
 * is shorter.
 */
export function addMonths(date: CivilDate, count: number): CivilDate {
  const [years, monthOfYear, day] = numbersOf(date)
  const months = years * 12 + monthOfYear - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return toCivil(year, month, Math.min(day, new Date(Date.UTC(year, month, 0)).getUTCDate()))
}

/** The Monday on or before a day. */
export const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** A span of civil dates, first and last day included. */
export interface DateSpan {
  start: CivilDate
  end: CivilDate
}

const DAY_MS = 86_400_000

/** Days of a span, both ends included; 0 or less when it ends before it starts, NaN where a date does not exist. */
export const daysIn = ({ start, end }: DateSpan): number =>
  Math.round((Date.parse(`${end}T00:00Z`) - Date.parse(`${start}T00:00Z`)) / DAY_MS) + 1

/** The first days of `count` months, beginning with the month of `date`, with short names. */
export function monthsFrom(date: CivilDate, count: number): { first: CivilDate; next: CivilDate; name: string }[] {
  const [year = 0, m = 1] = date.split('-').map(Number)
  const firstOf = (i: number) => new Date(Date.UTC(year, m - 1 + i, 1)).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, i) => ({
    first: firstOf(i),
    next: firstOf(i + 1),
    name: month.format(new Date(`${firstOf(i)}T00:00Z`)),
  }))
}

/** Minutes after midnight as `20:00`; 1440 is `24:00`. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
