import { addDays, type CivilDate, type DateSpan } from '../../../kernel/rules/dates.ts'
import { endOf, type Length } from './range.ts'

/** A place that is taken: some of a resource, from a day to the day before `until`. */
export interface Allocation {
  /** Kind of holder: an owner's own block, or a line of a campaign. */
  kind: 'block' | 'line'
  starts: CivilDate
  /** The first day on which it is over. */
  until: CivilDate
  quantity: number
  /** Instant, ms, at which a place that is only asked for is free again; null when it is taken for good. */
  expiresAt: number | null
}

/** Allocations of a resource: a listing, or a spot inside one. */
export interface Calendar {
  /** Capacity on a day; null when unlimited. */
  capacity: number | null
  /** The owner sells none of it, for any state of its days. */
  soldOut: boolean
  allocations: readonly Allocation[]
}

export const DAY_STATES = ['free', 'asked', 'booked', 'blocked'] as const
export type DayState = (typeof DAY_STATES)[number]

/** Days in a row on which the same can be had. */
export interface DayRun {
  from: CivilDate
  /** The last day, included. */
  until: CivilDate
  state: DayState
  /** Quantity left; null when unlimited. */
  left: number | null
}

/** Quantity wanted on each day, and the instant of the request. */
interface Wanted {
  quantity: number
  now: number
}

/**
 * The days of a span, free ones and taken ones, without a gap. A day is `free` when enough is left for the quantity;
 * `asked` when it would be free without the open requests of others.
 */
export function daysOf(calendar: Calendar, { start, end }: DateSpan, { quantity, now }: Wanted): DayRun[] {
  const after = addDays(end, 1)
  const live = calendar.allocations.filter(
    ({ starts, until, expiresAt }) => until > start && starts < after && (expiresAt === null || expiresAt > now),
  )
  const edges = new Set([start, after])
  for (const { starts, until } of live) {
    if (starts > start) edges.add(starts)
    if (until < after) edges.add(until)
  }
  const runs: DayRun[] = []
  const days = [...edges].sort()
  for (const [i, from] of days.slice(0, -1).entries()) {
    const here = live.filter(({ starts, until }) => starts <= from && until > from)
    const run = { from, until: addDays(days[i + 1] ?? after, -1), ...stateOf(calendar, here, quantity) }
    const last = runs.at(-1)
    if (last && last.state === run.state && last.left === run.left) last.until = run.until
    else runs.push(run)
  }
  return runs
}

function stateOf({ capacity, soldOut }: Calendar, here: readonly Allocation[], quantity: number) {
  if (soldOut) return { state: 'blocked', left: 0 } as const
  if (capacity === null) return { state: 'free', left: null } as const
  const used = (rows: readonly Allocation[]) => rows.reduce((sum, row) => sum + row.quantity, 0)
  const left = Math.max(0, capacity - used(here))
  if (left >= quantity) return { state: 'free', left } as const
  const forGood = here.filter(({ expiresAt }) => expiresAt === null)
  if (capacity - used(forGood) >= quantity) return { state: 'asked', left } as const
  return { state: forGood.some(({ kind }) => kind === 'line') ? 'booked' : 'blocked', left } as const
}

/** Spans of free days, runs that touch made one. */
export function freeSpans(runs: readonly DayRun[]): DateSpan[] {
  const spans: DateSpan[] = []
  for (const { from, until, state } of runs) {
    if (state !== 'free') continue
    const last = spans.at(-1)
    if (last && addDays(last.end, 1) === from) last.end = until
    else spans.push({ start: from, end: until })
  }
  return spans
}

/** The runs of a span on which it cannot be had, cut to the span. */
export const takenIn = (runs: readonly DayRun[], { start, end }: DateSpan): DayRun[] =>
  runs
    .filter(({ state, from, until }) => state !== 'free' && until >= start && from <= end)
    .map((run) => ({ ...run, from: run.from < start ? start : run.from, until: run.until > end ? end : run.until }))

/** The first span of a length inside free days, from a day on; null where none fits. */
export function firstFit(free: readonly DateSpan[], from: CivilDate, length: Length): DateSpan | null {
  for (const { start, end } of free) {
    const first = start < from ? from : start
    const last = endOf(first, length)
    if (last <= end) return { start: first, end: last }
  }
  return null
}

const MAX_NEAREST = 3

/** Free spans as long as the wanted one that begin nearest to it, nearest first: in each run of free days the best. */
export function nearestFree(free: readonly DateSpan[], wanted: CivilDate, length: Length): DateSpan[] {
  const distance = ({ start }: DateSpan) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return free
    .flatMap((span) => {
      const first = firstFit([span], span.start, length)
      if (first === null) return []
      const later = span.start < wanted ? lastFit(span, wanted, length) : first
      return [later]
    })
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_NEAREST)
}

/** The latest span of a length that begins by a day and still ends inside the free days; there is one. */
function lastFit(span: DateSpan, by: CivilDate, length: Length): DateSpan {
  let start = by < span.end ? by : span.end
  while (start > span.start && endOf(start, length) > span.end) start = addDays(start, -1)
  return { start, end: endOf(start, length) }
}
