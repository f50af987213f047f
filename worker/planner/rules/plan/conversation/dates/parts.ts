import { addDays, type CivilDate } from '../../../../../kernel/rules/dates.ts'
import { readNumber } from '../text/numbers.ts'
import type { Token } from '../text/tokens.ts'
import { type Day, dayOf, daysInMonth, type Piece } from './calendar.ts'

/** A part of a month or another stretch: "mid", "first half of", "last two weeks of", and the token after it. */
interface Part {
  of(piece: Piece): Piece
  next: number
}

const ORDINALS: Record<string, number> = {
  first: 1,
  pehla: 1,
  pehle: 1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  second: 2,
  dusra: 2,
  dusre: 2,
  third: 3,
  tisre: 3,
  fourth: 4,
}

/** The part that begins at token `i`; the whole follows at `next`. */
export function readPart(tokens: readonly Token[], i: number): Part | null {
  const word = tokens[i]?.text ?? ''
  const skip = (from: number) => {
    let next = from
    while (/^(?:of|in|the|-|month|ke|ka|ki|mein)$/.test(tokens[next]?.text ?? '') && next < from + 3) next += 1
    return next
  }
  if (word === 'mid' || word === 'middle') return { of: mid, next: skip(i + 1) }
  if (word === 'early' || ((word === 'beginning' || word === 'start') && tokens[i + 1]?.text === 'of'))
    return { of: early, next: skip(i + 1) }
  if (word === 'late' || ((word === 'end' || word === 'ending') && tokens[i + 1]?.text === 'of'))
    return { of: late, next: skip(i + 1) }
  if (/^(?:rest|remainder)$/.test(word)) return { of: (piece) => piece, next: skip(i + 1) }
  const isLast = /^(?:last|final|aakhri|akhri)$/.test(word)
  const ordinal = isLast ? -1 : ORDINALS[/^\d$/.test(word) ? `${word}${tokens[i + 1]?.text}` : word]
  if (ordinal === undefined) return null
  const noun = /^\d$/.test(word) ? i + 2 : i + 1
  if (tokens[noun]?.text === 'half') return { of: (piece) => half(piece, isLast ? 2 : ordinal), next: skip(noun + 1) }
  if (/^(?:week|hafte|hafta)$/.test(tokens[noun]?.text ?? '')) {
    return {
      of: (piece) => (isLast ? lastDays(piece, 7) : daysFrom(piece, (ordinal - 1) * 7, 7)),
      next: skip(noun + 1),
    }
  }
  if (/^fortnight$/.test(tokens[noun]?.text ?? '')) {
    return {
      of: (piece) => (isLast ? lastDays(piece, 14) : daysFrom(piece, (ordinal - 1) * 15, 15)),
      next: skip(noun + 1),
    }
  }
  const count = ordinal === 1 || isLast ? readNumber(tokens, noun) : null
  const unit = count && /^(?:(days?|din)|(weeks?|hafte))$/.exec(tokens[count.next]?.text ?? '')
  if (!count || !unit) return null
  const days = Math.round(count.value * (unit[2] ? 7 : 1))
  return { of: (piece) => (isLast ? lastDays(piece, days) : daysFrom(piece, 0, days)), next: skip(count.next + 1) }
}

/** A part named after its month: "march end", "june ke mid". */
export function readPartAfter(tokens: readonly Token[], i: number): Part | null {
  const at = /^(?:ke|ki|ka)$/.test(tokens[i]?.text ?? '') ? i + 1 : i
  const word = tokens[at]?.text ?? ''
  if (word === 'end' && !/^date$/.test(tokens[at + 1]?.text ?? '')) return { of: late, next: at + 1 }
  if (word === 'mid') return { of: mid, next: at + 1 }
  if (ORDINALS[word] !== undefined || /^(?:\d|last)$/.test(word)) return readPart(tokens, at)
  return null
}

const on = (day: Day, d: number): Day => ({ ...day, d, isExact: false })
const isOneMonth = ({ first, last }: Piece) => first.m === last.m && first.y === last.y

const mid = (piece: Piece): Piece => ({
  ...piece,
  first: on(piece.first, 11),
  last: on(piece.last, 20),
  startAs: on(piece.first, 15),
  endAs: on(piece.last, 15),
})
const early = (piece: Piece): Piece => ({ ...piece, last: on(piece.first, 10), startAs: on(piece.first, 1) })
const late = (piece: Piece): Piece => ({
  ...piece,
  first: on(piece.last, 21),
  endAs: on(piece.last, 31),
  startAs: on(piece.last, 21),
})

function half(piece: Piece, which: number): Piece {
  if (isOneMonth(piece))
    return which === 1 ? { ...piece, last: on(piece.first, 15) } : { ...piece, first: on(piece.first, 16) }
  const months = ((piece.last.m - piece.first.m + 12) % 12) + 1
  const shift = (day: Day, by: number): Day => ({ ...day, m: ((day.m - 1 + by) % 12) + 1 })
  return which === 1
    ? { ...piece, last: { ...shift(piece.first, Math.floor(months / 2) - 1), d: 31, isExact: false } }
    : { ...piece, first: { ...shift(piece.first, Math.floor(months / 2)), d: 1, isExact: false } }
}

function daysFrom(piece: Piece, offset: number, count: number): Piece {
  const { first } = piece
  const day = { ...first, d: first.d + offset }
  if (first.y !== null) {
    const start = addDays(asDate(first), offset)
    return { ...piece, first: dayOf(start), last: dayOf(addDays(start, count - 1)) }
  }
  return { ...piece, first: on(day, day.d), last: on(day, Math.min(31, day.d + count - 1)) }
}

function lastDays(piece: Piece, count: number): Piece {
  const { last } = piece
  // Without a year, February has 28 days: a common year.
  const length = daysInMonth(last.y ?? 2027, last.m)
  if (count >= length) return piece
  return { ...piece, first: on(last, Math.min(last.d, length) - count + 1) }
}

const asDate = ({ y, m, d }: Day): CivilDate =>
  `${y}-${String(m).padStart(2, '0')}-${String(Math.min(d, daysInMonth(y ?? 2027, m))).padStart(2, '0')}`
