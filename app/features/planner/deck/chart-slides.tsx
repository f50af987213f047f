import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { roundMoney, shortMoney } from '../plan/plan-formats.ts'
import { chartColumns, chartPages } from './deck-pages.ts'
import { partOf, Slide } from './slide.tsx'

/** The flowchart: money before GST by week, darker where it is more. */
export function ChartSlides({ plan }: { plan: Plan }) {
  const columns = chartColumns(plan)
  const pages = chartPages(plan, columns)
  const most = Math.max(1, ...pages.flat().flatMap(({ cells }) => cells))
  const sums = columns.map((_, at) => pages.flat().reduce((sum, { cells }) => sum + (cells[at] ?? 0), 0))
  return pages.map((rows, at) => (
    <Slide key={rows[0]?.key} title="When it runs" part={partOf(at, pages)}>
      <table className="deck-table deck-chart">
        <caption>Planned money before GST, by the first day of a week or by month</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {columns.map(({ start, label }) => (
              <th key={start} scope="col" className="num">
                {label}
              </th>
            ))}
            <th scope="col" className="num">
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, cells, total }) => (
            <tr key={key}>
              <th scope="row">
                <span>{name}</span>
                <small>{note}</small>
              </th>
              {cells.map((amount, column) => (
                <td
                  key={columns[column]?.start}
                  className="num"
                  style={
                    amount > 0
                      ? {
                          backgroundColor: `color-mix(in oklab, var(--chart-1) ${Math.round(15 + (45 * amount) / most)}%, transparent)`,
                        }
                      : undefined
                  }
                >
                  {amount > 0 ? shortMoney(amount).replace('₹', '') : ''}
                </td>
              ))}
              <td className="num">{roundMoney(total)}</td>
            </tr>
          ))}
        </tbody>
        {at === pages.length - 1 && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {sums.map((sum, column) => (
                <td key={columns[column]?.start} className="num">
                  {sum > 0 ? shortMoney(sum).replace('₹', '') : ''}
                </td>
              ))}
              <td className="num">{roundMoney(plan.totals.subtotal)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Slide>
  ))
}
