import { addDays, addMonths, type CivilDate } from '../../../../../kernel/rules/dates.ts'
import type { Span } from '../text/spans.ts'
import { spanOfTokens, type Token } from '../text/tokens.ts'
import { datesPiece, type FoundPiece, iso, monthAround, monthOf, monthsPiece, type Piece, yearOf } from './calendar.ts'
import { yearAt, yearBefore } from './months.ts'

/** The caller knows the stretch. */
const NOWHERE: Span = { start: 0, end: 0 }

const THIS = /^(?:this|is|iss|current|isi|इस)$/
const NEXT = /^(?:next|agle|agla|agli|coming|upcoming|following|अगले)$/
const LAST = /^(?:last|previous|pichle|pichhle)$/
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const QUARTERS: Record<string, number> = { jfm: 1, amj: 4, jas: 7, ond: 10 }

/** Days counted from today, weeks, months and quarters that begin at token `i`: "kal", "next month", "q1 fy27". */
export function readRelative(tokens: readonly Token[], i: number, today: CivilDate): FoundPiece | null {
  return readNear(tokens, i, today) ?? readPeriod(tokens, i, today) ?? readQuarter(tokens, i, today)
}

function readNear(tokens: readonly Token[], i: number, today: CivilDate): FoundPiece | null {
  const text = (at: number) => tokens[i + at]?.text ?? ''
  const day = (days: number, length: number): FoundPiece => ({
    piece: datesPiece('day', addDays(today, days), addDays(today, days), spanOfTokens(tokens, i, i + length)),
    next: i + length,
  })
  if (text(0) === 'day' && text(1) === 'after' && text(2) === 'tomorrow') return day(2, 3)
  if (/^(?:today|aaj|आज|tonight)$/.test(text(0))) return /^(?:ki|ka|ke|'|weather)$/.test(text(1)) ? null : day(0, 1)
  if (/^(?:tomorrow|tommorow|tomorow|कल)$/.test(text(0))) return day(1, 1)
  // "kal" is yesterday as well: a campaign can only mean the day ahead.
  if (text(0) === 'kal') return day(1, 1)
  if (/^(?:parso|parson|परसों)$/.test(text(0))) return day(2, 1)
  if (/^(?:now|abhi)$/.test(text(0)) && /^(?:to|till|until|se|-|upto|onwards)$/.test(text(1))) return day(1, 1)
  return null
}

function readPeriod(tokens: readonly Token[], i: number, today: CivilDate): FoundPiece | null {
  const first = tokens[i]?.text ?? ''
  const steps = THIS.test(first)
    ? 0
    : NEXT.test(first)
      ? 1
      : LAST.test(first)
        ? -1
        : first === 'aane' && tokens[i + 1]?.text === 'wale'
          ? 1
          : null
  if (steps === null) return null
  const at = first === 'aane' ? i + 2 : i + 1
  const noun = tokens[at]?.text ?? ''
  const found = (piece: Piece, next = at + 1): FoundPiece => ({
    piece: { ...piece, span: spanOfTokens(tokens, i, next) },
    next,
  })
  const dates = (from: CivilDate, to: CivilDate) => found(datesPiece('window', from, to, NOWHERE))
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, steps * 7 - weekday)
  if (/^(?:week|hafte|hafta|haftey|हफ्ते)$/.test(noun)) return dates(monday, addDays(monday, 6))
  if (/^(?:weekend)$/.test(noun)) return dates(addDays(monday, 5), addDays(monday, 6))
  if (/^(?:month|mahine|mahina|maah|mahiney|महीने|माह)$/.test(noun)) {
    const month = monthAround(today, steps)
    return dates(month.first, month.last)
  }
  if (noun === 'fortnight' && steps === 1) return dates(addDays(today, 1), addDays(today, 14))
  if (/^(?:quarter|qtr)$/.test(noun)) {
    const start = addMonths(`${today.slice(0, 7)}-01`, steps * 3 - ((monthOf(today) - 1) % 3))
    return dates(start, addDays(addMonths(start, 3), -1))
  }
  if (/^(?:year|saal|साल)$/.test(noun) && steps === 1) {
    const year = yearOf(today) + 1
    return found({ ...datesPiece('soft', iso(year, 1, 1), iso(year, 12, 31), NOWHERE) })
  }
  const named = WEEKDAYS.indexOf(noun)
  if (named >= 0 && steps >= 0) {
    const ahead = ((named + 6) % 7) - weekday
    const date = addDays(today, ahead > 0 ? ahead : ahead + 7)
    return found(datesPiece('day', date, date, NOWHERE))
  }
  return null
}

/** "q1 fy27", "q4 2026-27", "h2 fy28", "q1 2027", "fy27", "jfm 2027". */
function readQuarter(tokens: readonly Token[], i: number, today: CivilDate): FoundPiece | null {
  const word = tokens[i]?.text ?? ''
  const months = QUARTERS[word]
  if (months !== undefined) {
    const year = yearAt(tokens, i + 1)
    const next = year === null ? i + 1 : i + 2
    return {
      piece: monthsPiece({ y: year, m: months }, { y: year, m: months + 2 }, spanOfTokens(tokens, i, next)),
      next,
    }
  }
  if (word === 'fy') {
    const year = fiscalYear(tokens, i)
    return year && { piece: fiscal(year.year, 1, 12, spanOfTokens(tokens, i, year.next)), next: year.next }
  }
  const part = tokens[i + 1]
  const length = word === 'q' ? 3 : word === 'h' ? 6 : 0
  if (length === 0 || !part?.glued || !/^[1-4]$/.test(part.text) || (length === 6 && (part.value ?? 0) > 2)) return null
  const first = ((part.value ?? 1) - 1) * length + 1
  const at = /^(?:of|,|')$/.test(tokens[i + 2]?.text ?? '') ? i + 3 : i + 2
  const year = fiscalYear(tokens, at)
  if (year) return { piece: fiscal(year.year, first, length, spanOfTokens(tokens, i, year.next)), next: year.next }
  const isCalendar = tokens[at]?.text === 'cy'
  const after = yearAt(tokens, isCalendar ? at + 1 : at) ?? shortYear(tokens, isCalendar ? at + 1 : -1)
  const plain = after ?? yearBefore(tokens, i)
  const end = after === null ? i + 2 : at + (isCalendar ? 2 : 1)
  if (plain !== null) {
    const piece = monthsPiece({ y: plain, m: first }, { y: plain, m: first + length - 1 }, spanOfTokens(tokens, i, end))
    return {
      piece: isCalendar ? piece : { ...piece, note: `Counted the quarters of ${plain} from January` },
      next: end,
    }
  }
  const now = yearOf(today) + (monthOf(today) > 3 ? 1 : 0)
  const soon = [now, now + 1]
    .map((fy) => fiscal(fy, first, length, spanOfTokens(tokens, i, end)))
    .find(({ last }) => iso(last.y ?? 0, last.m, 28) > today)
  return soon
    ? { piece: { ...soon, note: 'Counted the quarters from April, as the financial year does' }, next: end }
    : null
}

function fiscalYear(tokens: readonly Token[], i: number): { year: number; next: number } | null {
  const isNamed = tokens[i]?.text === 'fy'
  let at = isNamed ? i + 1 : i
  while (isNamed && /^['-]$/.test(tokens[at]?.text ?? '')) at += 1
  const start = yearAt(tokens, at) ?? (isNamed ? shortYear(tokens, at) : null)
  if (start === null) return null
  // "2026-27" and "26-27" name the year by both its calendar years.
  const second = /^[-/]$/.test(tokens[at + 1]?.text ?? '')
    ? (yearAt(tokens, at + 2) ?? shortYear(tokens, at + 2))
    : null
  if (second === start + 1) return { year: second, next: at + 3 }
  return isNamed ? { year: start, next: at + 1 } : null
}

const shortYear = (tokens: readonly Token[], i: number): number | null =>
  /^[2-5]\d$/.test(tokens[i]?.text ?? '') ? 2000 + (tokens[i]?.value ?? 0) : null

/** Months of the financial year that ends in March of `year`, counted from April. */
function fiscal(year: number, first: number, length: number, at: Span): Piece {
  const month = (n: number) => ({ y: n <= 9 ? year - 1 : year, m: ((n + 2) % 12) + 1 })
  return monthsPiece(month(first), month(first + length - 1), at)
}
