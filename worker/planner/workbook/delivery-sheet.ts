import { MEDIA } from '../../catalogue/rules/registry/media.ts'
import type { CellValue, Sheet } from '../../kernel/files/workbook.ts'
import { type Paise, toRupees } from '../../kernel/rules/money.ts'
import type { Plan, PlanLine, PlanSum } from '../rules/plan/plan.ts'
import { columnOf, count, formula, placeOfLine, summed } from './line-columns.ts'
import { sumOf } from './plan-sheet.ts'

const COLUMNS = [
  { label: 'Medium', width: 30 },
  ...['Lines', 'Net, ₹', 'Share', 'Impressions', 'People reached', 'Times each', 'CPM, ₹'].map((label) => ({
    label,
    width: 16,
  })),
]

interface Part {
  name: string
  lines: readonly PlanLine[]
  reach: number
}

/** One medium or city: money and impressions are sums of the sheet Plan, people come from the model. */
function partRow(plan: Plan, by: 'medium' | 'city', { name, lines, reach }: Part, row: number): CellValue[] {
  const names = columnOf(by, plan)
  const net = sumOf(lines, ({ netAmount }) => netAmount)
  const season = sumOf(lines, (line) => line.season?.amount ?? 0)
  const impressions = sumOf(lines, (line) => line.impressions ?? 0)
  const total = plan.totals.subtotal
  const of = (column: 'net' | 'season' | 'impressions') => `SUMIFS(${columnOf(column, plan)},${names},$A${row})`
  return [
    name,
    formula(`COUNTIFS(${names},$A${row})`, lines.length, 'count'),
    summed(of('net'), net),
    total > 0 ? formula(`C${row}/SUM(${columnOf('net', plan)})`, net / total, 'share') : null,
    formula(of('impressions'), impressions, 'count'),
    impressions > 0 ? count(reach) : null,
    impressions > 0 && reach > 0 ? formula(`E${row}/F${row}`, impressions / reach, 'decimal') : null,
    impressions > 0
      ? formula(`(C${row}-${of('season')})/E${row}*1000`, (toRupees(net - season) / impressions) * 1000, 'money')
      : null,
  ]
}

/** Rows under their own heading, from a row of the sheet on. */
type Block = (first: number) => { heading: string[]; rows: CellValue[][] } | null

const byCity =
  (plan: Plan): Block =>
  (first) => ({
    heading: ['City', ...COLUMNS.slice(1).map(({ label }) => label)],
    rows: plan.citySummary.map(({ city, reach }: PlanSum & { city: string }, at) => {
      const lines = plan.lineItems.filter((line) => placeOfLine(line, plan) === city)
      return partRow(plan, 'city', { name: city, lines, reach }, first + at)
    }),
  })

const frequencies =
  ({ delivery }: Plan): Block =>
  (first) => ({
    heading: ['Times seen or heard', 'People', 'Share'],
    rows: delivery.frequencyDistribution.map(({ exposures, people }, at) => [
      exposures,
      count(people),
      delivery.universe > 0
        ? formula(`B${first + at}/${delivery.universe}`, people / delivery.universe, 'share')
        : null,
    ]),
  })

const curveOf =
  ({ curve, delivery, totals }: Plan): Block =>
  (first) => {
    if (curve === null || curve.points.length === 0) return null
    const note = (budget: Paise) =>
      [budget === totals.budget && 'this plan', budget === curve.knee && 'from here on money buys repetition']
        .filter(Boolean)
        .join(', ')
    return {
      heading: ['Budget, ₹', 'People reached', `${delivery.effectiveReach.k} times or more`, '₹ for each more', 'Note'],
      rows: curve.points.map(({ budget, reach, effectiveReach }, at) => {
        const before = curve.points[at - 1]
        const more = before ? reach - before.reach : 0
        const row = first + at
        return [
          { number: toRupees(budget), format: 'count' },
          count(reach),
          count(effectiveReach),
          before && more > 0
            ? formula(`(A${row}-A${row - 1})/(B${row}-B${row - 1})`, toRupees(budget - before.budget) / more, 'money')
            : null,
          note(budget),
        ]
      }),
    }
  }

/** Delivery of the plan by medium and city, its frequency, and the reach of other budgets. */
export function deliverySheet(plan: Plan): Sheet {
  const rows: CellValue[][] = plan.channelSummary.map(({ channel, reach }, at) => {
    const lines = plan.lineItems.filter((line) => line.channel === channel)
    return partRow(plan, 'medium', { name: MEDIA[channel].label, lines, reach }, at + 2)
  })
  const headings = new Set<number>()
  for (const blockOf of [byCity(plan), frequencies(plan), curveOf(plan)]) {
    // The heading of the sheet is row 1, and an empty row is above the heading of the block.
    const block = blockOf(rows.length + 4)
    if (!block || block.rows.length === 0) continue
    headings.add(rows.length + 1)
    rows.push([], block.heading, ...block.rows)
  }
  return {
    name: 'Delivery',
    columns: COLUMNS,
    rows: [...rows, [], [`Modelled, not measured: ${plan.delivery.universeBasis}.`]],
    lookOf: (row) => (headings.has(row) ? 'heading' : undefined),
    isPrintable: true,
  }
}
