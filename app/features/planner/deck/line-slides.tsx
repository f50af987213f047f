import { lineMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import {
  colourOf,
  dateRange,
  fullMoney,
  gstRows,
  gstText,
  NOT_MEASURED,
  type PlanPart,
  people,
} from '../plan/plan-formats.ts'
import { Dot } from '../plan/plan-header.tsx'
import { LINES_A_SLIDE, MAX_LINES, pagesOf } from './deck-pages.ts'
import { partOf, Slide } from './slide.tsx'

const FIGURE = { align: 'end', head: 'num' } as const

const linesColumns = (parts: readonly PlanPart[]): readonly TableColumn<PlanLine>[] => [
  { key: 'no', label: 'No.', td: () => ({ className: 'num' }), cell: ({ lineNo }) => lineNo },
  {
    key: 'line',
    label: 'Lines',
    isName: true,
    cell: (line) => (
      <>
        <span>
          <Dot colour={colourOf(parts, line.channel)} /> {line.title}
        </span>
        <small>
          {[lineMarks(line), tabName(line.channel), line.area, line.city ?? line.state].filter(Boolean).join(', ')}
        </small>
      </>
    ),
  },
  {
    key: 'order',
    label: 'Order and days',
    cell: ({ order, startDate, endDate }) => (
      <>
        <span>{order}</span>
        <small>{dateRange(startDate, endDate)}</small>
      </>
    ),
  },
  { key: 'net', label: 'Before GST', ...FIGURE, cell: ({ netAmount }) => fullMoney(netAmount) },
  {
    key: 'gst',
    label: 'GST',
    ...FIGURE,
    cell: ({ gstAmount, gstRate }) => (
      <>
        {fullMoney(gstAmount)}
        <small>{gstText(gstRate)}</small>
      </>
    ),
  },
  { key: 'total', label: 'With GST', ...FIGURE, cell: ({ totalAmount }) => fullMoney(totalAmount) },
  {
    key: 'setup',
    label: 'Printing',
    ...FIGURE,
    cell: ({ setupAmount }) => (setupAmount > 0 ? fullMoney(setupAmount) : '–'),
  },
  {
    key: 'reach',
    label: 'People',
    ...FIGURE,
    cell: ({ reach }) => (reach === null ? NOT_MEASURED : people(reach)),
  },
]

/** Lines in the order of the plan, with their cost; each page repeats its headings. */
export function LineSlides({ plan, parts }: { plan: Plan; parts: readonly PlanPart[] }) {
  const shown = plan.lineItems.slice(0, MAX_LINES)
  const pages = pagesOf(shown, LINES_A_SLIDE)
  const columns = linesColumns(parts)
  const hidden = plan.lineItems.length - shown.length
  return (
    <>
      {pages.map((lines, at) => (
        <Slide key={lines[0]?.lineNo} title="Planned media" part={partOf(at, pages)}>
          <Table
            caption="Lines of the plan"
            className="deck-table deck-lines"
            columns={columns}
            rows={lines}
            keyOf={({ lineNo }) => lineNo}
          />
        </Slide>
      ))}
      <Slide title="Costs">
        <Costs plan={plan} />
        {hidden > 0 && (
          <p className="deck-small">
            {plural(hidden, ['more line is in the workbook.', 'more lines are in the workbook.'])}
          </p>
        )}
      </Slide>
    </>
  )
}

interface Cost {
  label: string
  amount: Paise
  isStrong?: true
}

const COST_COLUMNS: readonly TableColumn<Cost>[] = [
  {
    key: 'label',
    label: 'Part',
    isName: true,
    cell: ({ label, isStrong }) => (isStrong ? <strong>{label}</strong> : label),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, isStrong }) => (isStrong ? <strong>{fullMoney(amount)}</strong> : fullMoney(amount)),
  },
]

function Costs({ plan: { totals, brief } }: { plan: Plan }) {
  const rows: Cost[] = [
    { label: 'Media, before GST', amount: totals.subtotal },
    ...gstRows(totals),
    { label: 'Media, with GST', amount: totals.total },
    { label: `${SETUP_LABEL}, with GST`, amount: totals.production },
    { label: 'All in', amount: totals.payable, isStrong: true },
    { label: brief.budget?.gst === 'exclusive' ? 'Budget, before GST' : 'Budget, GST included', amount: totals.budget },
    ...(totals.productionExtra > 0 ? [{ label: 'Beyond the budget', amount: totals.productionExtra }] : []),
    ...(totals.unallocated > 0 ? [{ label: 'Left of the budget', amount: totals.unallocated }] : []),
  ]
  return (
    <Table
      heads="none"
      caption="Cost of the plan"
      className="deck-table deck-costs"
      columns={COST_COLUMNS}
      rows={rows}
      keyOf={({ label }) => label}
    />
  )
}
