import { unitAt } from '../text/amount-units.ts'
import { type Span, spanOfMatch } from '../text/spans.ts'
import { spanOfTokens, type Token } from '../text/tokens.ts'
import { type Day, daysInMonth, type FoundPiece, monthsPiece, type Piece } from './calendar.ts'
import { isDayNumber, monthAt, yearAt, yearBefore } from './months.ts'

/** A day or a month that begins at token `i`: "1st of january, 2027", "jan 15", "february 2027", "1-jan-27". */
export function readDay(tokens: readonly Token[], i: number): FoundPiece | null {
  return dayThenMonth(tokens, i) ?? monthThenDay(tokens, i)
}

/** "1 january 2027", "15th of jan '27", "15-jan-27". */
function dayThenMonth(tokens: readonly Token[], i: number): FoundPiece | null {
  const number = tokens[i]?.value
  if (number == null || !/^\d{1,2}$/.test(tokens[i]?.text ?? '')) return null
  let next = afterOrdinal(tokens, i + 1)
  while (/^(?:of|-|\/|,|\.)$/.test(tokens[next]?.text ?? '') && next < i + 4) next += 1
  const month = monthAt(tokens, next)
  if (month === null) return null
  // "35 january" is a slip of the pen; larger numbers and the end of an age ("women 22-28 january") are something else.
  const isEnd = /^(?:-|to)$/.test(tokens[i - 1]?.text ?? '')
  if (number < 1 || number > 39 || (isEnd && (number > 31 || AGED.test(tokens[i - 3]?.text ?? '')))) return null
  const year = readYear(tokens, next + 1, true)
  const end = year ? year.next : next + 1
  return { piece: dayPiece({ y: year?.year ?? null, m: month, d: number, isExact: true }, tokens, i, end), next: end }
}

/** Words before which two numbers are ages. */
export const AGED = /^(?:aged?|ages|women|men|people|youth|adults|students|males?|females?|girls|boys|year|years|sec)$/

/** "january 15", "jan 15th, 2027", "january 2027", "feb". */
function monthThenDay(tokens: readonly Token[], i: number): FoundPiece | null {
  const month = monthAt(tokens, i)
  if (month === null) return null
  const year = readYear(tokens, i + 1, false)
  if (year)
    return {
      piece: monthsPiece({ y: year.year, m: month }, { y: year.year, m: month }, spanOfTokens(tokens, i, year.next)),
      next: year.next,
    }
  // "jan 15, 20-35" is a day, "jan 20-35" an age, "jan 1-15" days again.
  if (!isDayNumber(tokens, i + 1) || isAgeAt(tokens, i + 1) || isOrdinalPart(tokens, i + 1)) {
    const y = yearBefore(tokens, i)
    return { piece: monthsPiece({ y, m: month }, { y, m: month }, spanOfTokens(tokens, i, i + 1)), next: i + 1 }
  }
  const after = afterOrdinal(tokens, i + 2)
  const later = readYear(tokens, after, false)
  const end = later ? later.next : after
  return {
    piece: dayPiece({ y: later?.year ?? null, m: month, d: tokens[i + 1]?.value ?? 1, isExact: true }, tokens, i, end),
    next: end,
  }
}

/** "january 1st week". */
const isOrdinalPart = (tokens: readonly Token[], i: number) =>
  /^(?:week|half|fortnight)$/.test(tokens[afterOrdinal(tokens, i + 1)]?.text ?? '')

const isAgeAt = (tokens: readonly Token[], i: number) =>
  tokens[i + 1]?.text === '-' && (tokens[i + 2]?.value ?? 0) > 31 && yearAt(tokens, i + 2) === null

/** The year at a token: "2027", ", 2027", "'27", "of 2027", and "27" or "-27" after a day and its month. */
function readYear(tokens: readonly Token[], i: number, hasDay: boolean): { year: number; next: number } | null {
  const mark = tokens[i]?.text ?? ''
  const at = /^(?:,|'|-|\/|of|\.|in)$/.test(mark) ? i + 1 : i
  const full = yearAt(tokens, at)
  if (full !== null) return { year: full, next: at + 1 }
  const short = tokens[at]
  const isShort =
    (mark === "'" || (hasDay && (at === i || (mark === '-' && short?.glued === true)))) &&
    /^\d\d$/.test(short?.text ?? '')
  const value = short?.value ?? 0
  if (!isShort || value < 24 || value > 60 || unitAt(tokens, at + 1) !== null) return null
  // "31 jan 28-45" goes on with an age, "31 jan 30 hoardings" with a count.
  if (mark !== "'" && !isShortYearAt(tokens, at)) return null
  return { year: 2000 + value, next: at + 1 }
}

/** True when two digits can be a year: no word after them makes them an age or a count. */
function isShortYearAt(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (next === undefined) return true
  if (next.text === '-') return tokens[i + 2]?.value == null || monthAt(tokens, i + 3) !== null
  return (
    isDayNumber(tokens, i) ||
    !/^(?:%|\+|hoardings?|spots?|sec|secs|seconds?|days?|years?|yrs?|screens?|cities)$/.test(next.text)
  )
}

/** "1st", "2 nd": the token after the ending. */
export const afterOrdinal = (tokens: readonly Token[], i: number): number =>
  /^(?:st|nd|rd|th)$/.test(tokens[i]?.text ?? '') && tokens[i]?.glued ? i + 1 : i

const NUMERIC =
  /(?<![\d/.])(?:(\d{4})([/.-])(\d{1,2})\2(\d{1,2})|(\d{1,2})([/.-])(\d{1,2})\6(\d{4}|\d{2}))(?!\d)(?! ?(?:l|lakhs?|lacs?|cr|crores?)(?![a-z]))/g

const SHORT = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/.])(?! ?(?:pages?|l|lakhs?|lacs?|cr|crores?)(?![a-z]))/g
const LEADS = /(?:^|[^a-z])(?:from|starting|start|till|until|to|between|se|and|-) ?$/
const FOLLOWS = /^ ?(?:to|till|until|se|tak|onwards|-)(?![a-z])/

/** "15/12 to 31/12": a day and a month without a year, next to a word of dates. */
function findShortDates(text: string): Piece[] {
  return [...text.matchAll(SHORT)].flatMap((match): Piece[] => {
    const [, d, m] = match
    const span = spanOfMatch(match)
    const isDated =
      LEADS.test(text.slice(Math.max(0, span.start - 10), span.start)) ||
      FOLLOWS.test(text.slice(span.end, span.end + 8))
    if (!isDated || Number(m) > 12 || Number(m) < 1 || Number(d) > 31 || Number(d) < 1) return []
    const day: Day = { y: null, m: Number(m), d: Number(d), isExact: true }
    return [{ kind: 'day', first: day, last: day, span, role: null }]
  })
}

/** Dates in figures, day before month as it is written in India: "1/2/2027" is 1 February; "2027-02-01". */
export function findNumericDates(text: string): Piece[] {
  const full = [...text.matchAll(NUMERIC)].flatMap((match) => {
    const [, isoYear, , isoMonth, isoDay, day, , month, year] = match
    const at = spanOfMatch(match)
    if (isoYear !== undefined) return [numeric(Number(isoYear), Number(isoMonth), Number(isoDay), at)]
    const y = Number(year) < 100 ? 2000 + Number(year) : Number(year)
    if (y < 2024 || y > 2099) return []
    // "1/31/2027" can only be meant as month and day.
    const isSwapped = Number(month) > 12 && Number(day) <= 12 && Number(month) <= 31
    return [isSwapped ? numeric(y, Number(day), Number(month), at) : numeric(y, Number(month), Number(day), at)]
  })
  return [...full, ...findShortDates(text)]
}

function numeric(y: number, m: number, d: number, at: Span): Piece {
  const day: Day = { y, m, d, isExact: true }
  return { kind: 'day', first: day, last: day, span: at, role: null }
}

function dayPiece(day: Day, tokens: readonly Token[], from: number, to: number): Piece {
  return { kind: 'day', first: day, last: day, span: spanOfTokens(tokens, from, to), role: null }
}

/** True when an exact day exists in the calendar; without a year 29 February may. */
export const exists = (day: Day): boolean =>
  !day.isExact || (day.m >= 1 && day.m <= 12 && day.d >= 1 && day.d <= daysInMonth(day.y ?? 2028, day.m))
