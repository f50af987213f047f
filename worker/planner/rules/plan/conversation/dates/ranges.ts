import { spanOfTokens, type Token } from '../text/tokens.ts'
import { type LocatedPiece, monthsPiece, type Piece } from './calendar.ts'
import { AGED, afterOrdinal } from './days.ts'
import { lengthAt } from './durations.ts'
import { isDayNumber, monthAt, yearAt } from './months.ts'

type Read = (i: number) => LocatedPiece | null

const UNTIL = /^(?:-|to|till|until|til|through|thru|se|upto|~|से)$/
const LISTED = /^(?:and|&|\+|\/|,|aur|n|और)$/

/** "1-31 january 2027", "1st to 15th of next month": a bare day that takes its month from the day after it. */
export function readBareRange(tokens: readonly Token[], i: number, read: Read): LocatedPiece | null {
  if (!/^\d{1,2}$/.test(tokens[i]?.text ?? '') || AGED.test(tokens[i - 1]?.text ?? '')) return null
  const from = tokens[i]?.value ?? 0
  const after = afterOrdinal(tokens, i + 1)
  if (from < 1 || from > 31) return null
  const isOrdinal = after > i + 1
  const day = isOrdinal ? ofMonth(tokens, after, from, i, read) : null
  const connector = tokens[after]?.text ?? ''
  if (day || !(UNTIL.test(connector) || (/^(?:and|&|aur)$/.test(connector) && tokens[i - 1]?.text === 'between')))
    return day
  const last = read(after + 1) ?? bareOfMonth(tokens, after + 1, read)
  if (last?.piece.kind !== 'day' || !isDayNumber(tokens, after + 1)) return null
  const { piece } = last
  return {
    piece: {
      ...piece,
      first: { ...piece.last, d: from },
      kind: 'window',
      isRange: true,
      span: spanOfTokens(tokens, i, last.next),
    },
    first: i,
    next: last.next,
  }
}

function bareOfMonth(tokens: readonly Token[], i: number, read: Read): LocatedPiece | null {
  return isDayNumber(tokens, i) ? ofMonth(tokens, afterOrdinal(tokens, i + 1), tokens[i]?.value ?? 1, i, read) : null
}

/** "5th of next month": a day of a month that is counted from today. */
function ofMonth(tokens: readonly Token[], at: number, d: number, first: number, read: Read): LocatedPiece | null {
  const start = tokens[at]?.text === 'of' ? at + 1 : at
  if (
    !/^(?:next|this|agle|is|coming)$/.test(tokens[start]?.text ?? '') ||
    !/^(?:month|mahine)$/.test(tokens[start + 1]?.text ?? '')
  )
    return null
  const month = read(start)
  if (!month) return null
  const day = { ...month.piece.first, d, isExact: true }
  return {
    piece: { kind: 'day', first: day, last: day, span: spanOfTokens(tokens, first, month.next), role: null },
    first,
    next: month.next,
  }
}

/** A piece with all that is joined to it: "15 jan to 14 feb", "jan, feb and march", "may to mid june". */
export function rangeOf(tokens: readonly Token[], start: LocatedPiece, read: Read): LocatedPiece {
  let range = start
  // A loop, because a text may list thousands of months, which is deeper than the stack.
  for (let next = listedAfter(tokens, range, read); next; next = listedAfter(tokens, range, read)) range = next
  return untilEnd(tokens, range, read)
}

/** "15 jan to 14 feb": the piece with the end that is written after it, if there is one. */
function untilEnd(tokens: readonly Token[], start: LocatedPiece, read: Read): LocatedPiece {
  const connector = tokens[start.next]?.text ?? ''
  const isUp = connector === 'up' && tokens[start.next + 1]?.text === 'to'
  if (!UNTIL.test(connector) && !isUp) return start
  let at = start.next + (isUp ? 2 : 1)
  if (!isUp && /^(?:the|till|until)$/.test(tokens[at]?.text ?? '')) at += 1
  const end = lent(tokens, start, read(at) ?? bareEnd(tokens, at, start))
  return end ? joined(tokens, start, end, true) : start
}

/** "jan, feb": the piece with the next one of a list; null where no list goes on. */
function listedAfter(tokens: readonly Token[], start: LocatedPiece, read: Read): LocatedPiece | null {
  const connector = tokens[start.next]?.text ?? ''
  const isDenied = connector === ',' && tokens[start.first - 1]?.text === 'not'
  if (UNTIL.test(connector) || !LISTED.test(connector) || isDenied) return null
  const at = start.next + 1
  const oxford = connector === ',' && /^(?:and|&|aur)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const other = lent(tokens, start, read(oxford))
  if (!other) return null
  const isBetween = /^(?:between|from)$/.test(tokens[start.first - 1]?.text ?? '')
  const areMonths = isMonths(start.piece) && isMonths(other.piece)
  const areSoft = start.piece.kind === 'soft' && other.piece.kind === 'soft'
  const areDays = isBetween && connector !== ',' && start.piece.kind === 'day' && other.piece.kind === 'day'
  if (!areMonths && !areSoft && !areDays) return null
  return joined(tokens, start, other, areDays || (areSoft && isBetween))
}

const isMonths = ({ kind, first, last }: Piece) => kind === 'window' && !first.isExact && !last.isExact

function joined(tokens: readonly Token[], a: LocatedPiece, b: LocatedPiece, isRange: boolean): LocatedPiece {
  const isSoft = a.piece.kind === 'soft' && b.piece.kind === 'soft'
  const first = isRange ? (a.piece.core?.first ?? a.piece.startAs ?? a.piece.first) : a.piece.first
  const label = [a.piece.label ?? a.piece.note, b.piece.label ?? b.piece.note].filter(Boolean).join(' and ')
  return {
    piece: {
      kind: isSoft ? 'soft' : 'window',
      first,
      last: b.piece.core?.last ?? b.piece.endAs ?? b.piece.last,
      ...(isSoft ? { note: label } : {}),
      isRange: true,
      span: spanOfTokens(tokens, a.first, b.next),
      role: a.piece.role,
    },
    first: a.first,
    next: b.next,
  }
}

/** "january 1-31, 2027": the end takes its month, and lends its year. */
function bareEnd(tokens: readonly Token[], i: number, { piece }: LocatedPiece): LocatedPiece | null {
  // "1 feb se 1 mahina": a length, and no last day.
  if (piece.kind !== 'day' || piece.last.y !== null || !isDayNumber(tokens, i) || lengthAt(tokens, i)) return null
  const after = afterOrdinal(tokens, i + 1)
  const at = tokens[after]?.text === ',' ? after + 1 : after
  const y = yearAt(tokens, at)
  const day = { ...piece.last, d: tokens[i]?.value ?? 1, y }
  const next = y === null ? after : at + 1
  return {
    piece: { kind: 'day', first: day, last: day, span: spanOfTokens(tokens, i, next), role: null },
    first: i,
    next,
  }
}

/** "feb to april 27": behind a month alone the two digits are a year. */
function lent(tokens: readonly Token[], start: LocatedPiece, end: LocatedPiece | null): LocatedPiece | null {
  if (end?.piece.kind !== 'day' || !isMonths(start.piece) || start.piece.first.y !== null) return end
  const { m, d, y } = end.piece.last
  if (y !== null || d < 26 || monthAt(tokens, end.first) === null) return end
  return { ...end, piece: monthsPiece({ y: 2000 + d, m }, { y: 2000 + d, m }, end.piece.span) }
}
