import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { addDays, type CivilDate, type DateSpan, mondayOf, monthsFrom } from '../../../worker/kernel/rules/dates.ts'
import { askedSpans } from './weeks.ts'

type Dated = Pick<CampaignLine, 'starts' | 'ends' | 'days'>

/** Part of a line within one week: a bar over some of its days, in a lane of its own. */
export interface Bar<Line> {
  line: Line
  lane: number
  /** First column; 0 is Monday. */
  from: number
  to: number
  /** True when the line also runs on the day before the bar. */
  isBegun: boolean
  isOpen: boolean
}

/** Week from Monday: its days, null outside the month, and the bars over them. */
export interface MonthWeek<Line> {
  days: (CivilDate | null)[]
  bars: Bar<Line>[]
}

const WEEK = 7

/** First days of the months in which lines run. */
export function monthsOf(lines: readonly Dated[]): CivilDate[] {
  const months = lines.flatMap((line) =>
    askedSpans(line).flatMap(({ start, end }) => {
      const count = monthNumber(end) - monthNumber(start) + 1
      return monthsFrom(start, count).map(({ first }) => first)
    }),
  )
  return [...new Set(months)].sort()
}

const monthNumber = (day: CivilDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * Weeks of a month, with the lines that run on its days.
 * @param month its first day
 */
export function weeksOf<Line extends Dated>(month: CivilDate, lines: readonly Line[]): MonthWeek<Line>[] {
  const [{ next } = { next: month }] = monthsFrom(month, 1)
  const last = addDays(next, -1)
  const weeks: MonthWeek<Line>[] = []
  for (let monday = mondayOf(month); monday <= last; monday = addDays(monday, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, i) => addDays(monday, i))
    const week = { start: monday < month ? month : monday, end: addDays(monday, WEEK - 1) }
    if (week.end > last) week.end = last
    weeks.push({
      days: days.map((day) => (day >= week.start && day <= week.end ? day : null)),
      bars: barsIn(week, monday, lines),
    })
  }
  return weeks
}

/** Bars of a week. Of those with the same start the longer ones are first, so that lanes fill from the top. */
function barsIn<Line extends Dated>(week: DateSpan, monday: CivilDate, lines: readonly Line[]): Bar<Line>[] {
  const columnOf = (day: CivilDate) => Math.round((Date.parse(day) - Date.parse(monday)) / 86_400_000)
  const parts = lines
    .flatMap((line) =>
      askedSpans(line)
        .filter(({ start, end }) => start <= week.end && end >= week.start)
        .map(({ start, end }) => ({
          line,
          from: columnOf(start < week.start ? week.start : start),
          to: columnOf(end > week.end ? week.end : end),
          isBegun: start < week.start,
          isOpen: end > week.end,
        })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const free: number[] = []
  return parts.map((part) => {
    const open = free.findIndex((column) => column <= part.from)
    const lane = open < 0 ? free.length : open
    free[lane] = part.to + 1
    return { ...part, lane }
  })
}

/** Lines that run on a day. */
export const linesOn = <Line extends Dated>(day: CivilDate, lines: readonly Line[]): Line[] =>
  lines.filter((line) => askedSpans(line).some(({ start, end }) => start <= day && day <= end))

/**
 * Lines that run in a month, by their first day there; each run of days is an entry.
 * @param month its first day
 */
export function runsIn<Line extends Dated>(month: CivilDate, lines: readonly Line[]): { line: Line; span: DateSpan }[] {
  const [{ next } = { next: month }] = monthsFrom(month, 1)
  return lines
    .flatMap((line) => askedSpans(line).map((span) => ({ line, span })))
    .filter(({ span }) => span.start < next && span.end >= month)
    .sort((a, b) => (a.span.start < b.span.start ? -1 : a.span.start > b.span.start ? 1 : 0))
}
