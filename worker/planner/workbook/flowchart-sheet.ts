import { MEDIA } from '../../catalogue/rules/registry/media.ts'
import { type CellValue, columnName, type Sheet } from '../../kernel/files/workbook.ts'
import { addDays, type CivilDate, daysIn, monthName } from '../../kernel/rules/dates.ts'
import { toRupees } from '../../kernel/rules/money.ts'
import type { Plan, PlanLine } from '../rules/plan/plan.ts'
import { count, formula, letterOf, placeOfLine } from './line-columns.ts'

/** Columns before the weeks. */
const HEADS = [
  { label: 'No.', width: 6 },
  { label: 'Medium', width: 16 },
  { label: 'What', width: 40 },
  { label: 'City', width: 14 },
]
/** Row of the first line: below months and weeks. */
const FIRST = 3

/** Cells beyond these are written only in the weeks in which a line runs: they then follow its price, and not its dates. */
const MAX_LIVE_CELLS = 20_000

const WEEK = 7

/** First days of the weeks, from the first day of the campaign to the last day of its lines. */
export function weeksOf({ flightPlan, lineItems, createdAt }: Pick<Plan, 'flightPlan' | 'lineItems' | 'createdAt'>) {
  const starts = [...flightPlan.map(({ weekStart }) => weekStart), ...lineItems.map(({ startDate }) => startDate)]
  const first = starts.reduce((day, other) => (other < day ? other : day), starts[0] ?? createdAt.slice(0, 10))
  const last = [...starts, ...lineItems.map(({ endDate }) => endDate)].reduce(
    (day, other) => (other > day ? other : day),
    first,
  )
  const weeks = Math.ceil(daysIn({ start: first, end: last }) / WEEK)
  return Array.from({ length: weeks }, (_, week) => addDays(first, week * WEEK))
}

/** Days of a line that fall in the week from a day. */
function daysInWeek({ startDate, endDate }: PlanLine, weekStart: CivilDate): number {
  const weekEnd = addDays(weekStart, WEEK - 1)
  const start = startDate > weekStart ? startDate : weekStart
  const end = endDate < weekEnd ? endDate : weekEnd
  return start > end ? 0 : daysIn({ start, end })
}

/** Rupees of a line in a week: its net amount, even over its days. */
const moneyIn = (line: PlanLine, week: CivilDate): number =>
  (toRupees(line.netAmount) * daysInWeek(line, week)) / daysIn({ start: line.startDate, end: line.endDate })

/** The months above the weeks: named where a month begins. */
function monthsAbove(weeks: readonly CivilDate[]): string[] {
  return weeks.map((week, at) => (weeks[at - 1]?.slice(0, 7) === week.slice(0, 7) ? '' : monthName(week)))
}

/** Lines by weeks: money before GST, computed from amounts and dates of the sheet Plan and shaded where a line runs. */
export function flowchartSheet(plan: Plan): Sheet {
  const { lineItems } = plan
  const weeks = weeksOf(plan)
  const [from, until, net] = [letterOf('from'), letterOf('until'), letterOf('net')]
  const letters = weeks.map((_, at) => columnName(HEADS.length + at))
  const [firstWeek, lastWeek, all] = [letters[0], letters.at(-1), columnName(HEADS.length + weeks.length)]
  const lastRow = FIRST + lineItems.length - 1
  const isLive = lineItems.length * weeks.length <= MAX_LIVE_CELLS

  const cellOf = (line: PlanLine, at: number, week: CivilDate, letter = ''): CellValue => {
    const value = moneyIn(line, week)
    if (value === 0 && !isLive) return null
    const row = at + 2
    const [start, end] = [`Plan!$${from}${row}`, `Plan!$${until}${row}`]
    const days = `MAX(0,MIN(${end},${letter}$2+6)-MAX(${start},${letter}$2)+1)`
    return formula(`Plan!$${net}${row}*${days}/(${end}-${start}+1)`, value, 'count')
  }
  const rows = lineItems.map((line, at): CellValue[] => [
    ...[count(line.lineNo), MEDIA[line.channel].label, line.title, placeOfLine(line, plan)],
    ...weeks.map((week, i) => cellOf(line, at, week, letters[i])),
    formula(`SUM(${firstWeek}${at + FIRST}:${lastWeek}${at + FIRST})`, toRupees(line.netAmount), 'count'),
  ])
  const weekSums = weeks.map((week) => lineItems.reduce((sum, line) => sum + moneyIn(line, week), 0))
  const total = lineItems.reduce((sum, { netAmount }) => sum + toRupees(netAmount), 0)
  const sums: CellValue[] = [
    ...[null, null, 'Net a week, ₹', null],
    ...weekSums.map((sum, at) => formula(`SUM(${letters[at]}${FIRST}:${letters[at]}${lastRow})`, sum, 'count')),
    formula(`SUM(${all}${FIRST}:${all}${lastRow})`, total, 'count'),
  ]
  const shares: CellValue[] = [
    ...[null, null, 'Share of the money', null],
    ...weekSums.map((sum, at) => formula(`${letters[at]}${lastRow + 1}/$${all}${lastRow + 1}`, sum / total, 'share')),
    null,
  ]
  const hasSums = lineItems.length > 0 && total > 0
  return {
    name: 'Flowchart',
    columns: [...HEADS, ...monthsAbove(weeks).map((label) => ({ label, width: 12 })), { label: 'Net, ₹', width: 16 }],
    rows: [
      [null, null, 'Week from', null, ...weeks.map((week): CellValue => ({ date: week, format: 'day' })), null],
      ...rows,
      ...(hasSums ? [sums, shares] : []),
    ],
    frozen: { rows: 2, columns: HEADS.length },
    lookOf: (row) => (row === 0 ? 'heading' : row > lineItems.length ? 'sum' : undefined),
    ...(lineItems.length > 0 && { shaded: `${firstWeek}${FIRST}:${lastWeek}${lastRow}` }),
    isPrintable: true,
  }
}
