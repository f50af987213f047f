import { addDays, addMonths, type CivilDate } from '../../../../../kernel/rules/dates.ts'
import type { Span } from '../text/spans.ts'

/** A day as it was written. The year may be missing. An `isExact` day must exist; another means "or the last of the month". */
export interface Day {
  y: number | null
  m: number
  d: number
  isExact: boolean
}

/** A festival that has gone by: its last day, and that of the next one where the calendar has it. */
export interface FestivalOver {
  label: string
  last: CivilDate
  next: CivilDate | null
}

/** A piece of a text that names a day or a stretch of days. */
export interface Piece {
  /** `day` one day, `window` a stretch, `soft` a festival or a season, which yields to days that are named. */
  kind: 'day' | 'window' | 'soft'
  first: Day
  last: Day
  /** The day it means as the start or the end of a longer stretch: "mid June" is the 15th. */
  startAs?: Day
  endAs?: Day
  /** Both ends were named with their own words: no duration may move them. */
  isRange?: true
  /** Days of the festival itself, for "after" and "week". */
  core?: { first: Day; last: Day }
  /** Last day of a festival that was named with its year and is over, and of the next one. */
  over?: Pick<FestivalOver, 'last' | 'next'>
  /** Its name, when the days come from one: "Holi". */
  label?: string
  note?: string
  span: Span
  role: 'start' | 'end' | 'after' | 'before' | null
}

/** A piece that begins at a known token; `next` is the token after it. */
export interface FoundPiece {
  piece: Piece
  next: number
}

/** A piece with its first token and the one after its last. */
export interface LocatedPiece extends FoundPiece {
  first: number
}

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4))
export const monthOf = (date: CivilDate): number => Number(date.slice(5, 7))

/** Days of a month, 28 to 31. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A known date as a day. */
export const dayOf = (date: CivilDate): Day => ({
  y: yearOf(date),
  m: monthOf(date),
  d: Number(date.slice(8, 10)),
  isExact: true,
})

/** A day of a known year as a date; null where it does not exist. */
export function dateOf(day: Day, year: number): CivilDate | null {
  const length = daysInMonth(year, day.m)
  if (day.isExact && (day.d > length || day.d < 1 || day.m < 1 || day.m > 12)) return null
  return iso(year, day.m, Math.min(day.d, length))
}

/** `YYYY-MM-DD` of its parts. */
export const iso = (year: number, month: number, day: number): CivilDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The whole months from one to another, which may lie in the next year. */
export function monthsPiece(
  first: { y: number | null; m: number },
  last: { y: number | null; m: number },
  span: Span,
): Piece {
  return {
    kind: 'window',
    first: { ...first, d: 1, isExact: false },
    last: { ...last, d: 31, isExact: false },
    span,
    role: null,
  }
}

/** A piece of known dates. */
export function datesPiece(kind: Piece['kind'], first: CivilDate, last: CivilDate, span: Span): Piece {
  return { kind, first: dayOf(first), last: dayOf(last), span, role: null }
}

/** First and last day of a month that is `count` months from that of `date`. */
export function monthAround(date: CivilDate, count: number): { first: CivilDate; last: CivilDate } {
  const first = addMonths(`${date.slice(0, 7)}-01`, count)
  return { first, last: addDays(addMonths(first, 1), -1) }
}

/** A start without a year may be this many days in the past; an earlier one means next year. */
const MAX_DAYS_SINCE_START = 31

/**
 * Gives both days their years: the year of one follows from that of the other, and with none at all it is the next
 * time that the stretch is not over. An end that only a year's turn would put after its start stays before it.
 * Null where a day does not exist.
 */
export function resolvePair(first: Day, last: Day, today: CivilDate): { start: CivilDate; end: CivilDate } | null {
  const wraps = first.m > last.m
  const endYear = last.y ?? (first.y === null ? nextYear(last, today) : first.y + Number(wraps))
  const end = dateOf(last, endYear)
  const earliest = addDays(today, -MAX_DAYS_SINCE_START)
  const isTurn = first.y === null && wraps && (dateOf({ ...first, isExact: false }, endYear - 1) ?? '') >= earliest
  const start = dateOf(first, first.y ?? (isTurn ? endYear - 1 : endYear))
  return start !== null && end !== null ? { start, end } : null
}

/** The year in which a day comes next after `today`. */
function nextYear(day: Day, today: CivilDate): number {
  const now = yearOf(today)
  return (dateOf({ ...day, isExact: false }, now) ?? '') > today ? now : now + 1
}
