import { addDays, type CivilDate, type DateSpan, daysIn } from '../../../kernel/rules/dates.ts'

/** Kind of an allocation, as the owner sees it: a booking, a request, or days that the owner blocked. */
type AllocationKind = 'booked' | 'asked' | 'blocked' | 'sold'

/** Some of a resource that is taken, from a day to the day before `until`. */
export interface OwnAllocation {
  /** The line of a campaign, or the block. */
  id: string
  /** `listing` or `listing:spot` */
  resource: string
  kind: AllocationKind
  starts: CivilDate
  until: CivilDate
  quantity: number
  /** Advertiser; null for a block, and for lines that wait for our team. */
  who: string | null
  /** `BKG-0318`; null of the same. */
  ref: string | null
  /** Note of the owner on a block. */
  note: string
  /** Instant, ms, at which a requested place is free again. */
  expiresAt: number | null
}

/** Capacity of one resource, and the allocations of its days. */
export interface OwnCalendar {
  /** Quantity on a day; null when it is not limited. */
  capacity: number | null
  allocations: readonly OwnAllocation[]
}

/** Days in a row on which the same is taken. */
export interface Level {
  from: CivilDate
  /** The last day, included. */
  until: CivilDate
  booked: number
  asked: number
  /** By the owner: blocked, or sold elsewhere. */
  blocked: number
}

export const takenOn = ({ booked, asked, blocked }: Level): number => booked + asked + blocked

/** The days of a span without a gap, cut where something begins or ends. */
export function levelsOf(allocations: readonly OwnAllocation[], { start, end }: DateSpan): Level[] {
  const after = addDays(end, 1)
  const here = allocations.filter(({ starts, until }) => until > start && starts < after)
  const edges = new Set([start, after])
  for (const { starts, until } of here) {
    if (starts > start) edges.add(starts)
    if (until < after) edges.add(until)
  }
  const days = [...edges].sort()
  const levels: Level[] = []
  for (const [i, from] of days.slice(0, -1).entries()) {
    const level: Level = { from, until: addDays(days[i + 1] ?? after, -1), booked: 0, asked: 0, blocked: 0 }
    for (const { kind, quantity, starts, until } of here) {
      if (starts <= from && until > from) level[kind === 'sold' ? 'blocked' : kind] += quantity
    }
    const last = levels.at(-1)
    const isSame = last && last.booked === level.booked && last.asked === level.asked && last.blocked === level.blocked
    if (isSame) last.until = level.until
    else levels.push(level)
  }
  return levels
}

/** True when some of it is free. */
const hasRoom = (capacity: number | null, level: Level): boolean => capacity === null || takenOn(level) < capacity

/** Spans of days on which some is left. */
export function freeSpansOf({ capacity, allocations }: OwnCalendar, span: DateSpan): DateSpan[] {
  const spans: DateSpan[] = []
  for (const level of levelsOf(allocations, span)) {
    if (!hasRoom(capacity, level)) continue
    const last = spans.at(-1)
    if (last && addDays(last.end, 1) === level.from) last.end = level.until
    else spans.push({ start: level.from, end: level.until })
  }
  return spans
}

/** Quantity left on each of the days; null when it is not limited. */
export const leftOn = ({ capacity, allocations }: OwnCalendar, span: DateSpan): number | null =>
  capacity === null ? null : Math.max(0, capacity - Math.max(...levelsOf(allocations, span).map(takenOn)))

/**
 * Numbers of days in a span by their main allocation: booked before blocked before requested, the others free. They add
 * up to the span.
 */
export function countDays({ capacity, allocations }: OwnCalendar, span: DateSpan) {
  const counts = { booked: 0, asked: 0, blocked: 0, free: 0 }
  for (const level of levelsOf(allocations, span)) {
    const state = hasRoom(capacity, level)
      ? 'free'
      : level.booked > 0 && level.booked >= level.blocked
        ? 'booked'
        : level.blocked > 0
          ? 'blocked'
          : 'asked'
    counts[state] += daysIn({ start: level.from, end: level.until })
  }
  return counts
}

/** Allocations on a day. */
export const allocationsOn = (allocations: readonly OwnAllocation[], day: CivilDate): OwnAllocation[] =>
  allocations.filter(({ starts, until }) => starts <= day && until > day)

/**
 * A listing as its spots: each spot is one piece, taken on a day with any allocation. Bookings count before blocks, and
 * blocks before requests.
 */
export function asPieces(spots: readonly string[], allocations: readonly OwnAllocation[]): OwnCalendar {
  const pieces = spots.flatMap((resource) => {
    const own = allocations.filter((allocation) => allocation.resource === resource)
    const [first] = own
    if (!first) return []
    const start = own.reduce((day, { starts }) => (starts < day ? starts : day), first.starts)
    const after = own.reduce((day, { until }) => (until > day ? until : day), first.until)
    return levelsOf(own, { start, end: addDays(after, -1) }).flatMap((level) => {
      if (takenOn(level) === 0) return []
      const kind: AllocationKind = level.booked > 0 ? 'booked' : level.blocked > 0 ? 'blocked' : 'asked'
      return [{ ...first, kind, starts: level.from, until: addDays(level.until, 1), quantity: 1 }]
    })
  })
  return { capacity: spots.length, allocations: pieces }
}

/** Position of days in a window, in percent from its first day; null outside of it. */
export function placeIn(
  window: DateSpan,
  { starts, until }: Pick<OwnAllocation, 'starts' | 'until'>,
): { left: number; width: number } | null {
  const days = daysIn(window)
  const first = Math.max(0, daysIn({ start: window.start, end: starts }) - 1)
  const last = Math.min(days, daysIn({ start: window.start, end: until }) - 1)
  return last <= first ? null : { left: (first / days) * 100, width: ((last - first) / days) * 100 }
}
