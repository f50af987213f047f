import type { CivilDate } from '../../../../../kernel/rules/dates.ts'
import { spanOfTokens, type Token } from '../text/tokens.ts'
import { type LocatedPiece, type Piece, yearOf } from './calendar.ts'
import { findNumericDates, readDay } from './days.ts'
import { type Duration, readDuration } from './durations.ts'
import { readPart, readPartAfter } from './parts.ts'
import { rangeOf, readBareRange } from './ranges.ts'
import { readRelative } from './relative.ts'
import { findSoftPieces } from './seasons.ts'

/** Everything about dates in a text: pieces in order, with ranges already joined, and durations. */
export function findPieces(
  text: string,
  tokens: readonly Token[],
  today: CivilDate,
): { pieces: LocatedPiece[]; durations: Duration[] } {
  const fixed = new Map(
    [...findSoftPieces(text, today), ...findNumericDates(text)].map((piece) => [piece.span.start, piece]),
  )
  const pieces: LocatedPiece[] = []
  const durations: Duration[] = []
  const read = (i: number): LocatedPiece | null => readPiece(tokens, i, today, fixed)
  for (let i = 0; i < tokens.length; ) {
    const single = readBareRange(tokens, i, read) ?? read(i)
    if (single === null) {
      const duration = readDuration(tokens, i)
      if (duration) durations.push(duration)
      i = duration?.next ?? i + 1
      continue
    }
    const placed = rangeOf(tokens, single, read)
    pieces.push({ ...placed, piece: { ...placed.piece, role: placed.piece.role ?? roleOf(tokens, placed) } })
    i = Math.max(placed.next, i + 1)
  }
  return { pieces, durations }
}

function readPiece(
  tokens: readonly Token[],
  i: number,
  today: CivilDate,
  fixed: ReadonlyMap<number, Piece>,
): LocatedPiece | null {
  const part = readPart(tokens, i)
  if (part) {
    const whole = readWhole(tokens, part.next, today, fixed)
    if (whole?.piece.kind !== 'window') return null
    return { piece: { ...part.of(whole.piece), span: spanOfTokens(tokens, i, whole.next) }, first: i, next: whole.next }
  }
  const whole = readWhole(tokens, i, today, fixed)
  const after = whole?.piece.kind === 'window' ? readPartAfter(tokens, whole.next) : null
  if (!whole || !after) return whole
  return { piece: { ...after.of(whole.piece), span: spanOfTokens(tokens, i, after.next) }, first: i, next: after.next }
}

function readWhole(
  tokens: readonly Token[],
  i: number,
  today: CivilDate,
  fixed: ReadonlyMap<number, Piece>,
): LocatedPiece | null {
  const token = tokens[i]
  if (!token) return null
  const known = fixed.get(token.start)
  if (known) {
    let next = i + 1
    while ((tokens[next]?.start ?? Number.POSITIVE_INFINITY) < known.span.end) next += 1
    return { piece: known, first: i, next }
  }
  const found = readDay(tokens, i) ?? readRelative(tokens, i, today)
  if (!found) return null
  const year = /^(?:next|agle)$/.test(tokens[found.next]?.text ?? '')
    ? 1
    : /^(?:this|is)$/.test(tokens[found.next]?.text ?? '')
      ? 0
      : null
  if (year === null || found.piece.last.y !== null || !/^(?:year|saal)$/.test(tokens[found.next + 1]?.text ?? ''))
    return { ...found, first: i }
  const y = yearOf(today) + year
  const { first, last } = found.piece
  return {
    piece: {
      ...found.piece,
      first: { ...first, y },
      last: { ...last, y },
      span: spanOfTokens(tokens, i, found.next + 2),
    },
    first: i,
    next: found.next + 2,
  }
}

const START = /^(?:from|starting|starts|start|begins|begin|beginning|onwards|wef|commencing|shuru|launching)$/
const END = /^(?:till|until|by|ending|ends|end|upto|tak|finish|finishing|til)$/
const FILLER = /^(?:the|on|date|of|is|:|at|around|about|-|in|=|it|everything|campaign|plan)$/

/** The role that the words around a piece give it: "from" and "se" a start, "till" and "tak" an end. */
function roleOf(tokens: readonly Token[], { piece, first, next }: LocatedPiece): Piece['role'] {
  const after = tokens[next]?.text ?? ''
  const following = tokens[next + 1]?.text ?? ''
  if (/^(?:ke|के)$/.test(after) && /^(?:baad|bad|बाद)$/.test(following)) return 'after'
  if (/^(?:se|ke|से|के)$/.test(after) && /^(?:pehle|पहले)$/.test(following)) return 'before'
  if (/^(?:tak|तक)$/.test(after) || (after === 'ke' && following === 'end')) return 'end'
  if (/^(?:se|onwards|onward|से)$/.test(after)) return 'start'
  let i = first - 1
  while (i > first - 4 && FILLER.test(tokens[i]?.text ?? '')) i -= 1
  const before = tokens[i]?.text ?? ''
  if (/^(?:after|post)$/.test(before)) return 'after'
  if (before === 'before' || (before === 'to' && tokens[i - 1]?.text === 'prior'))
    return piece.kind === 'soft' ? 'before' : 'end'
  if (before === 'to' && tokens[i - 1]?.text === 'up') return 'end'
  if (END.test(before)) return 'end'
  return START.test(before) ? 'start' : null
}
