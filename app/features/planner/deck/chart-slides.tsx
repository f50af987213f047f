import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { roundMoney, shortMoney } from '../plan/plan-formats.ts'
import { type ChartRow, chartColumns, chartPages } from './deck-pages.ts'
import { partOf, Slide } from './slide.tsx'

/** Amount in a narrow column. */
const cellText = (amount: Paise) => (amount > 0 ? shortMoney(amount).replace('₹', '') : '')

/** Flowchart: cost before GST by week, darker for higher amounts. */
export function ChartSlides({ plan }: { plan: Plan }) {
  const spans = chartColumns(plan)
  const pages = chartPages(plan, spans)
  const most = Math.max(1, ...pages.flat().flatMap(({ cells }) => cells))
  const sums = spans.map(({ start }, at) => [
    start,
    cellText(pages.flat().reduce((sum, { cells }) => sum + (cells[at] ?? 0), 0)),
  ])
  const foot = { name: 'All', ...Object.fromEntries(sums), total: roundMoney(plan.totals.subtotal) }
  const shade = (amount: Paise) =>
    `color-mix(in oklab, var(--chart-1) ${Math.round(15 + (45 * amount) / most)}%, transparent)`
  const columns: readonly TableColumn<ChartRow>[] = [
    {
      key: 'name',
      label: 'What',
      isName: true,
      cell: ({ name, note }) => (
        <>
          <span>{name}</span>
          <small>{note}</small>
        </>
      ),
    },
    ...spans.map(
      ({ start, label }, at): TableColumn<ChartRow> => ({
        key: start,
        label,
        align: 'end',
        head: 'num',
        td: ({ cells: { [at]: amount = 0 } }) => (amount > 0 ? { style: { backgroundColor: shade(amount) } } : {}),
        cell: ({ cells }) => cellText(cells[at] ?? 0),
      }),
    ),
    { key: 'total', label: 'Sum', align: 'end', head: 'num', cell: ({ total }) => roundMoney(total) },
  ]
  return pages.map((rows, at) => (
    <Slide key={rows[0]?.key} title="Schedule" part={partOf(at, pages)}>
      <Table
        caption="Planned money before GST, by the first day of a week or by month"
        isCaptionShown
        className="deck-table deck-chart"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        foot={at === pages.length - 1 ? [foot] : []}
      />
    </Slide>
  ))
}
