import { addDays, addMonths, type CivilDate, formatLongDate } from '../../../../../kernel/rules/dates.ts'
import { type Day, dateOf, type Piece, resolvePair, yearOf } from './calendar.ts'
import type { Duration } from './durations.ts'

/** The days of a campaign, as far as one message gives them. */
export interface DateWindow {
  start: CivilDate | null
  end: CivilDate | null
  /** The days were named one by one, so a start today is kept. */
  isExact: boolean
  assumption: { code: string; text: string } | null
}

const UNKNOWN: DateWindow = { start: null, end: null, isExact: false, assumption: null }

/** Last day of a stretch that begins with `start`: one month from 1 December ends on the 31st. Both days count. */
export function endOf(start: CivilDate, { days = 0, months = 0 }: { days?: number; months?: number }): CivilDate {
  return addDays(addMonths(start, months), days - 1)
}

const startOf = (end: CivilDate, { days = 0, months = 0 }: Duration): CivilDate =>
  addDays(addMonths(addDays(end, 1), -months), -days)

/** Days named one by one: the first begins, the second or one with "till" ends. Null where a day does not exist. */
export function windowOfDays(days: readonly Piece[], duration: Duration | null, today: CivilDate): DateWindow | null {
  const [one] = days
  if (!one) return UNKNOWN
  const ending = days.find(({ role }, i) => role === 'end' && (i > 0 || days.length === 1))
  const opening = days.find((piece) => piece !== ending)
  const closing = ending ?? (days.length > 1 ? days.at(-1) : undefined)
  if (opening && closing) {
    const pair = resolvePair(opening.first, closing.last, today)
    return pair && { ...UNKNOWN, ...pair, isExact: true }
  }
  const pair = resolvePair(one.first, one.last, today)
  if (!pair) return null
  if (ending)
    return {
      ...UNKNOWN,
      end: pair.end,
      start: duration && startOf(pair.end, duration),
      isExact: true,
    }
  const start = one.role === 'after' ? addDays(pair.start, 1) : pair.start
  return { ...UNKNOWN, start, end: duration && endOf(start, duration), isExact: true }
}

/** A stretch such as a month, a quarter or a range, with a duration inside it or from its first day. */
export function windowOfPiece(piece: Piece, duration: Duration | null, today: CivilDate): DateWindow | null {
  const isOpen = piece.role === 'start' && !piece.isRange
  const pair = resolvePair(
    (isOpen || (duration !== null && !piece.isRange) ? piece.startAs : undefined) ?? piece.first,
    (piece.role === 'end' ? piece.endAs : undefined) ?? piece.last,
    today,
  )
  if (!pair) return null
  const note = piece.note ? { code: 'DATES_FROM_QUARTER', text: piece.note } : null
  if (piece.isRange) return { ...UNKNOWN, ...pair, isExact: piece.first.isExact, assumption: note }
  if (piece.role === 'end') {
    return {
      ...UNKNOWN,
      start: duration && startOf(pair.end, duration),
      end: pair.end,
      assumption: note,
    }
  }
  const begins =
    piece.role === 'after'
      ? addDays(pair.end, 1)
      : pair.start <= today && pair.end > today
        ? addDays(today, 1)
        : pair.start
  if (duration) {
    const end = endOf(begins, duration)
    const isPart = piece.role !== 'start' && end < pair.end
    const within = {
      code: 'DATES_WITHIN_WINDOW',
      text: `Took the first days that fit: ${formatLongDate(begins)} to ${formatLongDate(end)}`,
    }
    return { ...UNKNOWN, start: begins, end, assumption: isPart ? within : note }
  }
  if (isOpen || piece.role === 'after') return { ...UNKNOWN, start: begins, assumption: note }
  return { ...UNKNOWN, start: pair.start, end: pair.end, assumption: note }
}

/** A festival or a season; a duration ends with a festival and begins with a season. */
export function windowOfSoft(piece: Piece, duration: Duration | null, today: CivilDate): DateWindow | null {
  const pair = resolvePair(piece.first, piece.last, today)
  if (!pair) return null
  const code = piece.label && piece.core ? 'DATES_FROM_FESTIVAL' : 'DATES_FROM_SEASON'
  if (!piece.core || !piece.label) {
    const begins = pair.start <= today && pair.end > today ? addDays(today, 1) : pair.start
    const end = duration && !piece.isRange ? endOf(begins, duration) : pair.end
    const start = duration && !piece.isRange ? begins : pair.start
    const text = `Took ${piece.note ?? 'the season'} as ${formatLongDate(pair.start)} to ${formatLongDate(pair.end)}`
    return { ...UNKNOWN, start, end, assumption: { code, text } }
  }
  const first = exact(piece.core.first)
  const last = exact(piece.core.last)
  const text = `${piece.label} is ${first === last ? 'on' : 'from'} ${formatLongDate(first)}${first === last ? '' : ` to ${formatLongDate(last)}`}`
  const windowOf = (start: CivilDate | null, end: CivilDate | null): DateWindow => ({
    ...UNKNOWN,
    start,
    end,
    assumption: {
      code,
      text: start && end ? `${text}: took ${formatLongDate(start)} to ${formatLongDate(end)}` : text,
    },
  })
  if (piece.role === 'after' || duration?.isAfter)
    return windowOf(addDays(last, 1), duration && endOf(addDays(last, 1), duration))
  if (piece.role === 'start') return windowOf(first, duration && endOf(first, duration))
  const isBefore = piece.role === 'before' || duration?.isBefore === true
  const end = isBefore ? addDays(first, -1) : last
  if (piece.isRange && !duration) return windowOf(pair.start, pair.end)
  if (duration) return windowOf(startOf(end, duration), end)
  if (piece.role === 'end') return windowOf(null, end)
  return windowOf(isBefore ? addDays(end, -29) : pair.start, end)
}

const exact = (day: Day): CivilDate => dateOf(day, day.y ?? 0) ?? ''

/** Several stretches of one message: those that meet are one, else the last that was named counts. */
export function joinWindows(windows: readonly Piece[], today: CivilDate): Piece | null {
  return windows.reduce<Piece | null>((joined, piece) => {
    if (joined === null) return piece
    const [a, b] = [resolvePair(joined.first, joined.last, today), resolvePair(piece.first, piece.last, today)]
    if (!a || !b || b.start > addDays(a.end, 1) || a.start > addDays(b.end, 1)) return piece
    const [first, last] = [a.start <= b.start ? a.start : b.start, a.end >= b.end ? a.end : b.end]
    const day = (date: CivilDate): Day => ({
      y: yearOf(date),
      m: Number(date.slice(5, 7)),
      d: Number(date.slice(8)),
      isExact: false,
    })
    return { ...piece, first: day(first), last: day(last), isRange: true, role: null }
  }, null)
}
