import { weekdayOf } from '../../../../worker/catalogue/rules/availability/issues.ts'
import {
  addDays,
  type CivilDate,
  type DateSpan,
  daysIn,
  formatDate,
  monthsFrom,
} from '../../../../worker/kernel/rules/dates.ts'
import type { OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'

/** Label at the start of some days. */
export interface Tick {
  day: CivilDate
  label: string
  /** Position in percent from the first day. */
  left: number
  width: number
}

/** Labels of a window: months of a year, weeks of a quarter, days of a month. */
export function ticksOf(window: DateSpan, months: number): Tick[] {
  const days = daysIn(window)
  const all = monthsFrom(window.start, months)
  const starts =
    months === 12
      ? all.map(({ first, name }, i) => ({
          day: first,
          label: i === 0 || name === 'Jan' ? `${name} ${first.slice(0, 4)}` : name,
        }))
      : Array.from({ length: days }, (_, i) => addDays(window.start, i))
          .filter((day, i) => months === 1 || i === 0 || weekdayOf(day) === 1)
          .map((day) => ({ day, label: months === 1 ? String(Number(day.slice(8))) : formatDate(day, day) }))
  const at = (day: CivilDate) => (daysIn({ start: window.start, end: day }) - 1) / days
  return starts.map((tick, i) => {
    const left = at(tick.day)
    const next = starts[i + 1]
    return { ...tick, left: left * 100, width: ((next ? at(next.day) : 1) - left) * 100 }
  })
}

/** Mondays of consecutive weeks, from the week of a day. */
export const weeksFrom = (day: CivilDate, count: number): CivilDate[] => {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return Array.from({ length: count }, (_, i) => addDays(monday, i * 7))
}

/** Lanes for the allocations that overlap a span, from 0, so that none overlap in a lane. */
export function lanesOf(
  allocations: readonly OwnAllocation[],
  { start, end }: DateSpan,
): { allocation: OwnAllocation; lane: number }[] {
  const ends: CivilDate[] = []
  return allocations
    .filter(({ starts, until }) => starts <= end && until > start)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : 0))
    .map((allocation) => {
      const free = ends.findIndex((until) => until <= allocation.starts)
      const lane = free < 0 ? ends.length : free
      ends[lane] = allocation.until
      return { allocation, lane }
    })
}

/** Selected days from an anchor to a head, in either direction. */
export interface Selected {
  anchor: CivilDate
  head: CivilDate
}

export const spanOfSelected = ({ anchor, head }: Selected): DateSpan =>
  anchor < head ? { start: anchor, end: head } : { start: head, end: anchor }

/**
 * Step of an arrow key in days; null for other keys.
 * @param row number of days in a row
 */
export function stepOf(key: string, row: number | null): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -28, PageDown: 28 }
  if (row !== null) Object.assign(steps, { ArrowUp: -row, ArrowDown: row })
  return steps[key] ?? null
}

/** Selection after a step, limited to the window; with Shift it is extended from its anchor. */
export function moved(
  selected: Selected | null,
  step: number,
  { window, isExtending, from }: { window: DateSpan; isExtending: boolean; from: CivilDate },
): Selected {
  const clamp = (day: CivilDate) => (day < window.start ? window.start : day > window.end ? window.end : day)
  if (selected === null) return { anchor: clamp(from), head: clamp(from) }
  const head = clamp(addDays(selected.head, step))
  return { anchor: isExtending ? selected.anchor : head, head }
}
