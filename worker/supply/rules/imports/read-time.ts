import { type CivilDate, isCivilDate } from '../../../kernel/rules/dates.ts'
import { latinDigits } from '../../../kernel/rules/text/digits.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const two = (number: number | string) => String(number).padStart(2, '0')

const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1

/** `2026-12-01`, `1 Dec 2026`, `Dec 1, 2026`, `01/12/2026` (the day first, as in India); null for other text. */
export function readDate(text: string): CivilDate | null {
  const plain = latinDigits(text.trim())
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(plain)
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(plain)
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(plain)
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : numbers
      ? [numbers[3], numbers[2], numbers[1]]
      : named
        ? [named[3], monthOf(named[2] ?? ''), named[1]]
        : monthFirst
          ? [monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2]]
          : null
  if (!parts) return null
  const date = `${parts[0]}-${two(parts[1] ?? '')}-${two(parts[2] ?? '')}`
  return isCivilDate(date) ? date : null
}

/** `1 Oct`, `01 October`, `10-01` (month first, as it is kept): `10-01`. */
export function readMonthDay(text: string): string | null {
  const plain = latinDigits(text.trim())
  const kept = /^(\d{2})-(\d{2})$/.exec(plain)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})$/i.exec(plain) ?? []
  const [month, day] = kept ? [kept[1], kept[2]] : [monthOf(named[2] ?? ''), named[1]]
  if (day === undefined) return null
  const monthDay = `${two(month ?? '')}-${two(day)}`
  return isCivilDate(`2028-${monthDay}`) ? monthDay : null
}

export const printMonthDay = (monthDay: string): string => {
  const [month, day] = monthDay.split('-').map(Number)
  const name = MONTHS[(month ?? 0) - 1]
  return name === undefined || day === undefined ? monthDay : `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** `20:00`, `8 pm`, `25:30` after midnight: minutes; null for other text. */
export function readMinutes(text: string): number | null {
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.|hrs)?$/i.exec(latinDigits(text.trim())) ?? []
  if (hours === undefined || Number(minutes) > 59) return null
  const isHalf = half !== undefined && half.toLowerCase() !== 'hrs'
  if (isHalf && (Number(hours) < 1 || Number(hours) > 12)) return null
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  return hour > 47 ? null : hour * 60 + Number(minutes)
}

/** A time of the day as a spreadsheet counts it: a part of a day. */
export const minutesOfDay = (part: number): number | null => (part >= 0 ? Math.round(part * 1440) : null)

/** `Mon, Wed`, `Daily`, `Mon to Fri`: numbers of the days, 0 for Sunday. */
export function readWeekdays(text: string): number[] | null {
  const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
  if (['daily', 'every day', 'all days'].includes(plain)) return [0, 1, 2, 3, 4, 5, 6]
  const dayOf = (word: string) => DAYS.indexOf(word.trim().slice(0, 3))
  const days = new Set<number>()
  for (const part of plain.split(/[,;/&]|\band\b/).filter((one) => one.trim() !== '')) {
    const [first, last] = part.split(/ to |[-–]/).map(dayOf)
    if (first === undefined || first < 0 || last === -1) return null
    days.add(first)
    for (let day = first; last !== undefined && day !== last; day = (day + 1) % 7) days.add((day + 1) % 7)
  }
  return days.size === 0 ? null : [...days].sort((a, b) => a - b)
}

export const printWeekdays = (days: readonly number[]): string =>
  days.length === 7
    ? 'Daily'
    : days.map((day) => (DAYS[day] ?? '').replace(/^./, (one) => one.toUpperCase())).join(', ')
