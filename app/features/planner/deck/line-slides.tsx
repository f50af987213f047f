import { lineMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import {
  colourOf,
  dateRange,
  exactMoney,
  gstRows,
  gstText,
  NOT_MEASURED,
  type PlanPart,
  people,
} from '../plan/plan-formats.ts'
import { Dot } from '../plan/plan-header.tsx'
import { LINES_A_SLIDE, MAX_LINES, pagesOf } from './deck-pages.ts'
import { partOf, Slide } from './slide.tsx'

/** The lines in the order of the plan, each page with its own heads, and what they cost. */
export function LineSlides({ plan, parts }: { plan: Plan; parts: readonly PlanPart[] }) {
  const shown = plan.lineItems.slice(0, MAX_LINES)
  const pages = pagesOf(shown, LINES_A_SLIDE)
  const hidden = plan.lineItems.length - shown.length
  return (
    <>
      {pages.map((lines, at) => (
        <Slide key={lines[0]?.lineNo} title="What is planned" part={partOf(at, pages)}>
          <table className="deck-table deck-lines">
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">What and where</th>
                <th scope="col">Order and days</th>
                <th scope="col" className="num">
                  Before GST
                </th>
                <th scope="col" className="num">
                  GST
                </th>
                <th scope="col" className="num">
                  With GST
                </th>
                <th scope="col" className="num">
                  Printing
                </th>
                <th scope="col" className="num">
                  People
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.lineNo} line={line} colour={colourOf(parts, line.channel)} />
              ))}
            </tbody>
          </table>
        </Slide>
      ))}
      <Slide title="What it costs">
        <Costs plan={plan} />
        {hidden > 0 && <p className="deck-small">{hidden} more lines are in the workbook.</p>}
      </Slide>
    </>
  )
}

const Line = ({ line, colour }: { line: PlanLine; colour: string }) => (
  <tr>
    <td className="num">{line.lineNo}</td>
    <th scope="row">
      <span>
        <Dot colour={colour} /> {line.title}
      </span>
      <small>
        {[lineMarks(line), tabName(line.channel), line.area, line.city ?? line.state].filter(Boolean).join(', ')}
      </small>
    </th>
    <td>
      <span>{line.order}</span>
      <small>{dateRange(line.startDate, line.endDate)}</small>
    </td>
    <td className="num">{exactMoney(line.netAmount)}</td>
    <td className="num">
      {exactMoney(line.gstAmount)}
      <small>{gstText(line.gstRate)}</small>
    </td>
    <td className="num">{exactMoney(line.totalAmount)}</td>
    <td className="num">{line.setupAmount > 0 ? exactMoney(line.setupAmount) : '–'}</td>
    <td className="num">{line.reach === null ? NOT_MEASURED : people(line.reach)}</td>
  </tr>
)

function Costs({ plan: { totals, brief } }: { plan: Plan }) {
  const rows: { label: string; amount: number; isStrong?: true }[] = [
    { label: 'Media, before GST', amount: totals.subtotal },
    ...gstRows(totals),
    { label: 'Media, with GST', amount: totals.total },
    { label: `${SETUP_LABEL}, with GST`, amount: totals.production },
    { label: 'All in', amount: totals.payable, isStrong: true },
    { label: `Budget, ${brief.budget?.gst === 'exclusive' ? 'before GST' : 'GST included'}`, amount: totals.budget },
    ...(totals.productionExtra > 0 ? [{ label: 'Beyond the budget', amount: totals.productionExtra }] : []),
    ...(totals.unallocated > 0 ? [{ label: 'Left of the budget', amount: totals.unallocated }] : []),
  ]
  return (
    <table className="deck-table deck-costs">
      <tbody>
        {rows.map(({ label, amount, isStrong }) => (
          <tr key={label} data-strong={isStrong}>
            <th scope="row">{label}</th>
            <td className="num">{exactMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
