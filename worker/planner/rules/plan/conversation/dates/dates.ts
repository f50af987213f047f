import { addDays, addMonths, type CivilDate, formatLongDate } from '../../../../../kernel/rules/dates.ts'
import { mergeSpans, type Span, textBefore } from '../text/spans.ts'
import { spanOfTokens, type Token, tokenise } from '../text/tokens.ts'
import type { FestivalOver, LocatedPiece, Piece } from './calendar.ts'
import { exists } from './days.ts'
import type { Duration } from './durations.ts'
import { findPieces } from './pieces.ts'
import { type DateWindow, endOf, joinWindows, windowOfDays, windowOfPiece, windowOfSoft } from './window.ts'

export { endOf } from './window.ts'

/** Everything about dates in one message. A start or an end alone is for the caller to ask about. */
export interface DatesReading {
  start: CivilDate | null
  end: CivilDate | null
  /** The one day that was named with "on" and without a length: the day of the advertised event. */
  onDay: CivilDate | null
  /** A length without a start or an end: "for 3 weeks". */
  durationDays: number | null
  durationMonths: number | null
  problem: {
    code: 'past' | 'festival_past' | 'end_before_start' | 'impossible_date' | 'too_far' | 'asap'
    text: string
    /** The festival that has gone by. */
    festival?: FestivalOver
  } | null
  assumption: { code: string; text: string } | null
  /** Stretches of the text that were read as dates. */
  spans: Span[]
}

/** Months ahead of today beyond which a start is asked about again. */
const TOO_FAR_MONTHS = 18

const ASAP =
  /\b(?:asap|as soon as possible|immediate|immediately|right away|straight away|urgent|urgently|jaldi|jald|turant|at the earliest|earliest possible|start now|right now)\b/

/** Reads the dates of one normalised message as of `today` in India. */
export function readDates(text: string, today: CivilDate): DatesReading {
  const tokens = tokenise(text)
  const { pieces: all, durations } = findPieces(text, tokens, today)
  const pieces = meant(tokens, all)
  const spans = mergeSpans([
    ...all.map(({ piece }) => piece.span),
    ...durations.map(({ first, next }) => spanOfTokens(tokens, first, next)),
  ])
  const nothing: DatesReading = {
    start: null,
    end: null,
    onDay: null,
    durationDays: null,
    durationMonths: null,
    problem: null,
    assumption: null,
    spans,
  }
  const gone = pieces.find(({ over }) => over !== undefined)
  if (gone?.over && pieces.every(({ kind }) => kind === 'soft')) {
    const festival = { label: gone.label ?? '', ...gone.over }
    return { ...nothing, problem: { code: 'festival_past', text: `${festival.label} is over`, festival } }
  }
  const missing = pieces.find((piece) => !exists(piece.first) || !exists(piece.last))
  const impossible = (piece: Piece): DatesReading => ({
    ...nothing,
    problem: {
      code: 'impossible_date',
      text: `"${text.slice(piece.span.start, piece.span.end)}" is not in the calendar`,
    },
  })
  if (missing) return impossible(missing)
  const duration = durations.find(({ isLater }) => !isLater) ?? null
  const window = compose(pieces, duration, durations, today)
  if (window === null) return impossible(pieces[0] ?? nothingPiece)
  const known = { ...nothing, durationDays: duration?.days ?? null, durationMonths: duration?.months ?? null }
  if (window.start === null && window.end === null) {
    const asap = ASAP.exec(text)
    return asap ? { ...known, problem: { code: 'asap', text: asap[0] } } : known
  }
  const isWhole = window.start !== null && window.end !== null
  const [only] = pieces
  const isDay =
    pieces.length === 1 && only?.kind === 'day' && only.role === null && duration === null && window.end === null
  const onDay = isDay && ON_DAY.test(textBefore(text, only.span.start)) ? window.start : null
  return judge({ ...(isWhole ? nothing : known), ...pick(window), onDay }, window, today)
}

/** Words before a day on which something happens. */
const ON_DAY =
  /\b(?:on|dated|sale|event|opening|inauguration|day|concert|match|exam|ko|date|launch|fest)(?: is| on)?(?: the)?[ :,-]*$/

const nothingPiece: Piece = {
  kind: 'day',
  first: { y: null, m: 1, d: 1, isExact: true },
  last: { y: null, m: 1, d: 1, isExact: true },
  span: { start: 0, end: 0 },
  role: null,
}
const pick = ({ start, end, assumption }: DateWindow) => ({ start, end, assumption })

/** The pieces that are not taken back: "not january", "instead of january", "january nahi". */
function meant(tokens: readonly Token[], placed: readonly LocatedPiece[]): Piece[] {
  const kept = placed.filter(({ first, next }) => {
    const before = tokens[first - 1]?.text ?? ''
    const isInstead = before === 'of' && tokens[first - 2]?.text === 'instead'
    return (
      before !== 'not' &&
      !isInstead &&
      !/^(?:nahi|nahin|नहीं)$/.test(tokens[next]?.text ?? '') &&
      tokens[next + 1]?.text !== 'jagah'
    )
  })
  return (kept.length > 0 ? kept : placed).map(({ piece }) => piece)
}

function compose(
  pieces: readonly Piece[],
  duration: Duration | null,
  durations: readonly Duration[],
  today: CivilDate,
): DateWindow | null {
  const soft = pieces.filter(({ kind }) => kind === 'soft')
  const windows = pieces.filter(({ kind }) => kind === 'window')
  const days = pieces.filter(({ kind }) => kind === 'day')
  const main = joinWindows(windows, today)
  if (main) {
    const window = windowOfPiece(main, duration, today)
    return window && days.length > 0 ? narrowed(window, days, duration, today) : window
  }
  const [festival] = soft
  if (days.length > 0) {
    const edge = soft.find(({ role }) => role === 'end' || role === 'before')
    return windowOfDays(
      edge?.core ? [...days, { ...edge, first: edge.core.first, last: edge.core.last, role: 'end' }] : days,
      duration,
      today,
    )
  }
  if (festival) {
    const last = soft.at(-1)
    const { core, ...first } = festival
    if (last && last !== festival && festival.role === 'start' && last.core && core) {
      return windowOfSoft(
        { ...first, first: core.first, last: last.core.last, isRange: true, note: 'them' },
        null,
        today,
      )
    }
    return windowOfSoft(festival, duration, today)
  }
  const tomorrow = addDays(today, 1)
  const later = durations.find(({ isLater }) => isLater)
  const start = later ? addDays(endOf(today, later), 1) : duration?.isNext ? tomorrow : null
  return {
    start,
    end: start && duration && endOf(start, duration),
    isExact: false,
    assumption: null,
  }
}

/** "January 2027, starting on the 5th": days inside a stretch cut it to size. */
function narrowed(
  window: DateWindow,
  days: readonly Piece[],
  duration: Duration | null,
  today: CivilDate,
): DateWindow | null {
  const own = windowOfDays(days, duration, today)
  if (!own || !window.start || !window.end) {
    // "from 5 january ... till march": each brings one end.
    return own && { ...window, start: own.start ?? window.start, end: window.end ?? own.end, isExact: own.isExact }
  }
  if (own.start && own.end) return own
  if (own.start && own.start <= window.end) return { ...own, end: own.end ?? window.end }
  if (own.end && own.end >= window.start) return { ...own, start: own.start ?? window.start }
  return window
}

/** Adds the problem of days that cannot be booked, and moves the start of a stretch that has begun to tomorrow. */
function judge(reading: DatesReading, { isExact }: DateWindow, today: CivilDate): DatesReading {
  const { start, end } = reading
  const said = [start, end].flatMap((date) => (date ? [formatLongDate(date)] : [])).join(' to ')
  if (start && end && end < start)
    return { ...reading, problem: { code: 'end_before_start', text: `${said} ends before it starts` } }
  if ((end ?? start ?? today) < today) return { ...reading, problem: { code: 'past', text: `${said} is already past` } }
  if (start && start > addMonths(today, TOO_FAR_MONTHS)) {
    return { ...reading, problem: { code: 'too_far', text: `${said} is more than ${TOO_FAR_MONTHS} months away` } }
  }
  const hasBegun = start !== null && (start < today || (start === today && !isExact))
  if (!hasBegun || end === null) return reading
  const tomorrow = addDays(today, 1)
  const from = end < tomorrow ? end : tomorrow
  const text = `Starts on ${formatLongDate(from)}: the days before are over`
  return {
    ...reading,
    start: from,
    assumption: reading.assumption
      ? { code: reading.assumption.code, text: `${reading.assumption.text}. ${text}` }
      : { code: 'DATES_FROM_TOMORROW', text },
  }
}
