import { type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'

/**
 * Shares of the money in the quarters of a flight, by objective: a launch starts with a burst, a sale and an event rise
 * to the day. Planning assumptions.
 */
const QUARTERS: Readonly<Record<string, readonly number[]>> = {
  launch: [0.35, 0.25, 0.2, 0.2],
  sales: [0.15, 0.2, 0.3, 0.35],
  event: [0.15, 0.2, 0.3, 0.35],
  admission: [0.15, 0.2, 0.3, 0.35],
  recruitment: [0.15, 0.2, 0.3, 0.35],
}
const EVEN: readonly number[] = [0.25, 0.25, 0.25, 0.25]
const WEEK = 7
/** Periods in which reach counts again: a plan that serves all of them is present in the whole flight. */
const PERIODS = 4
/** Parts of a flight that have a limit on their money, each of whole weeks. */
const MAX_PARTS = 10

/** True when the last days of a flight are worth more than the first. */
export const isRising = (objective: string | null): boolean => {
  const [first = 0] = QUARTERS[objective ?? ''] ?? EVEN
  return first < 1 / PERIODS
}

/** Consecutive parts of a flight. */
export interface FlightParts {
  /** Days from the first one of the flight to the start of each part, and the length of the flight. */
  bounds: number[]
  /** Share of each part in the whole; sums to 1. */
  weights: number[]
}

/** Four periods of whole weeks; fewer where the flight has fewer weeks. */
export const periodsOf = (flight: DateSpan, objective: string | null): FlightParts => {
  const weeks = Math.floor(daysIn(flight) / WEEK)
  const count = Math.min(PERIODS, Math.max(1, weeks))
  const bounds = Array.from({ length: count }, (_, part) => Math.round((part * weeks) / count) * WEEK)
  return toParts(flight, objective, bounds)
}

/** Weeks; groups of weeks in a long flight. Days beyond whole weeks belong to the last one. */
export function weeksOf(flight: DateSpan, objective: string | null): FlightParts {
  const weeks = Math.max(1, Math.floor(daysIn(flight) / WEEK))
  const each = Math.ceil(weeks / MAX_PARTS)
  return toParts(
    flight,
    objective,
    Array.from({ length: Math.max(1, Math.floor(weeks / each)) }, (_, part) => part * each * WEEK),
  )
}

function toParts(flight: DateSpan, objective: string | null, starts: readonly number[]): FlightParts {
  const days = daysIn(flight)
  const bounds = [...starts, days]
  const quarters = QUARTERS[objective ?? ''] ?? EVEN
  const ends = quarters.map((_, quarter) => (days * quarter) / quarters.length)
  const weights = starts.map((start, part) => {
    const own = sharesIn({ from: start, until: bounds[part + 1] ?? days }, [...ends, days])
    // Sum over the quarters, by the share of their days in the part.
    return own.reduce(
      (sum, share, quarter) =>
        sum + (quarters[quarter] ?? 0) * ((share * ((bounds[part + 1] ?? days) - start)) / (days / quarters.length)),
      0,
    )
  })
  return { bounds, weights }
}

/** Share of some days (from, until: days from the first of the flight) in each part. */
export function sharesIn({ from, until }: { from: number; until: number }, bounds: readonly number[]): number[] {
  return bounds.slice(1).map((end, part) => {
    const overlap = Math.min(until, end) - Math.max(from, bounds[part] ?? 0)
    return overlap > 0 ? overlap / (until - from) : 0
  })
}

/** The days of an order, counted from the first day of its flight. */
export const daysFrom = (flight: DateSpan, { start, end }: DateSpan): { from: number; until: number } => {
  const from = start < flight.start ? 0 : daysIn({ start: flight.start, end: start }) - 1
  return { from, until: Math.max(from + 1, daysIn({ start: flight.start, end })) }
}
