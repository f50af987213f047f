import * as v from 'valibot'
import {
  addDays,
  addMonths,
  type CivilDate,
  type DateSpan,
  daysIn,
  formatDate,
  isCivilDate,
} from '../../../kernel/rules/dates.ts'
import { orAny } from '../../../kernel/rules/fields.ts'

/** Days wanted, in the form of addresses: `?from=2026-12-15&until=2027-02-14`, both included. */
export interface DateRange {
  from: CivilDate
  until: CivilDate
}

/** Months ahead for which calendars are open. */
const MONTHS_AHEAD = 18

/** The last day that a calendar shows. */
export const lastOpenDay = (today: CivilDate): CivilDate => addDays(addMonths(today, MONTHS_AHEAD), -1)

/** A field of an address for one end of the range. */
export const rangeDay = (what: string) =>
  orAny(v.pipe(v.string(), v.check(isCivilDate, `${what} is a date such as 2027-01-14`)))

export const REVERSED = 'The last day is before the first'

type Ends = { [End in keyof DateRange]?: CivilDate | undefined }

/** Both ends of a range, in order; null where one is missing. */
const readRange = ({ from, until }: Ends): DateRange | null =>
  from !== undefined && until !== undefined && from <= until ? { from, until } : null

/** The range in the search part of an address; null without a whole one. */
export function rangeIn(search: string): DateRange | null {
  const fields = new URLSearchParams(search)
  const end = (name: keyof DateRange) => {
    const text = fields.get(name)?.trim() ?? ''
    return isCivilDate(text) ? text : undefined
  }
  return readRange({ from: end('from'), until: end('until') })
}

/** The address with the range added to its search part. */
export function withRange(path: string, range: DateRange | null): string {
  if (range === null) return path
  const [address = '', hash] = path.split('#')
  const search = `${address.includes('?') ? '&' : '?'}from=${range.from}&until=${range.until}`
  return `${address}${search}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * The days that a list is narrowed to, or null when any will do. A day that has passed means today, a first day alone is
 * that one day, and a last day alone means from today.
 */
export function wantedDays({ from, until }: Ends, today: CivilDate): DateSpan | null {
  if (from === undefined && until === undefined) return null
  const start = from !== undefined && from > today ? from : today
  return { start, end: until !== undefined && until > start ? until : start }
}

/** `15 Dec to 14 Feb 2027`, `5 Apr to 4 Jun 2027`: the year once where it is the same. */
export const rangeText = ({ from, until }: DateRange, today: CivilDate): string =>
  `${formatDate(from, from.slice(0, 4) === until.slice(0, 4) ? from : today)} to ${formatDate(until, today)}`

/** `15 Dec to 14 Feb 2027`, `On 15 Dec`, `Until 14 Feb 2027`: the days of `wantedDays`; null without any. */
export function daysText({ from, until }: Ends, today: CivilDate): string | null {
  if (from !== undefined && until !== undefined) return rangeText({ from, until }, today)
  if (from !== undefined) return `On ${formatDate(from, today)}`
  return until === undefined ? null : `Until ${formatDate(until, today)}`
}

export const spanOf = ({ from, until }: DateRange): DateSpan => ({ start: from, end: until })
export const rangeOf = ({ start, end }: DateSpan): DateRange => ({ from: start, until: end })

/** Length of a span: calendar months, and the days beyond. */
export interface Length {
  months: number
  days: number
}

/** Calendar months inside a span, and the days that are left: 15 Dec to 20 Jan is one month and 6 days. */
export function lengthOf({ start, end }: DateSpan): Length {
  let months = 0
  while (addDays(addMonths(start, months + 1), -1) <= end) months++
  return { months, days: daysIn({ start: addMonths(start, months), end }) }
}

/** The last day of so long a span from a first day. */
export const endOf = (start: CivilDate, { months, days }: Length): CivilDate =>
  addDays(addMonths(start, months), days - 1)
