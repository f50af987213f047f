import { type Appears, issuesIn } from '../../../catalogue/rules/availability/issues.ts'
import type { Span } from '../../../catalogue/rules/availability/spans.ts'
import { addDays, type CivilDate, type DateSpan } from '../../../kernel/rules/dates.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import type { BlockedDays, TakenDays } from './block.ts'
import { type Level, levelsOf, type OwnAllocation, type OwnCalendar, takenOn } from './own-allocations.ts'

/** Something that is sold, with all that takes its days. */
export interface Place extends OwnCalendar {
  resource: string
  title: string
  /** Issue dates, for what is booked by the issue. */
  appears: Appears | null
  soldOut: boolean
}

type Days = Pick<BlockedDays, 'from' | 'until'>

/** Days in order, each once, those that touch as one span. */
export function mergeSpans(spans: readonly Days[]): DateSpan[] {
  const merged: DateSpan[] = []
  for (const { from, until } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= addDays(last.end, 1)) last.end = until > last.end ? until : last.end
    else merged.push({ start: from, end: until })
  }
  return merged
}

/** Days of issue in a span, consecutive ones as one span; the span itself for media without issues. */
const countedIn = (appears: Appears | null, span: DateSpan): DateSpan[] =>
  appears === null ? [span] : mergeSpans(issuesIn(appears, span).map((day) => ({ from: day, until: day })))

/** The reason why nothing of a place can be blocked; null when it can. */
export function cannotBlock({ capacity, soldOut, title }: Place, quantity: number): string | null {
  if (soldOut) return `${title} is marked as sold out: none of its days are for sale`
  if (capacity === null) return `${title} is not limited: its days cannot be blocked`
  return quantity > capacity ? `${title} has ${capacity} on a day` : null
}

const WORDS: Record<OwnAllocation['kind'], string> = {
  booked: 'booked',
  asked: 'requested',
  blocked: 'blocked by you',
  sold: 'sold elsewhere',
}

/** Allocations in words: `booked by Jodo Mobile`, `requested and blocked by you`. */
function takenBy(allocations: readonly OwnAllocation[], { start, end }: DateSpan): string {
  const here = allocations.filter(({ starts, until }) => starts <= end && until > start)
  return list(new Set(here.map(({ kind, who }) => (who ? `${WORDS[kind]} by ${who}` : WORDS[kind]))))
}

interface Plan {
  /** Blocked days, in spans that do not touch. */
  spans: Span[]
  /** The days on which too little is left. */
  taken: TakenDays['taken']
  /** The wanted days that are free. */
  free: Days[]
}

/** Days of a place that can be blocked, and the allocations on the others. */
export function planBlock(place: Place, wanted: readonly Days[], quantity: number): Plan {
  const { capacity, allocations, appears } = place
  const isOpen = (level: Level) => capacity !== null && takenOn(level) + quantity <= capacity
  const taken: TakenDays['taken'] = []
  const free: Days[] = []
  for (const span of mergeSpans(wanted).flatMap((span) => countedIn(appears, span))) {
    for (const level of levelsOf(allocations, span)) {
      const { from, until } = level
      if (isOpen(level)) free.push({ from, until })
      else taken.push({ from, until, by: takenBy(allocations, { start: from, end: until }) })
    }
  }
  const spans = mergeSpans(free).map(({ start, end }) => ({ starts: start, until: addDays(end, 1) }))
  return { spans, taken: joined(taken), free: mergeSpans(free).map(({ start, end }) => ({ from: start, until: end })) }
}

/** Days in a row that the same takes as one span. */
function joined(taken: TakenDays['taken']): TakenDays['taken'] {
  const spans: TakenDays['taken'] = []
  for (const span of taken) {
    const last = spans.at(-1)
    if (last && last.by === span.by && addDays(last.until, 1) === span.from) last.until = span.until
    else spans.push({ ...span })
  }
  return spans
}

/** The days of a span that are inside of others, cut to them. */
export function cutTo(span: Span, { from, until }: { from?: CivilDate | undefined; until?: CivilDate | undefined }) {
  const starts = from !== undefined && from > span.starts ? from : span.starts
  const after = until === undefined ? span.until : addDays(until, 1)
  const ends = after < span.until ? after : span.until
  return starts < ends ? { from: starts, until: addDays(ends, -1) } : null
}
