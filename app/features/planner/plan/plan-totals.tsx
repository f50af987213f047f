import { TriangleAlert } from 'lucide-react'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { fullMoney, gstRows, percent } from './plan-formats.ts'

interface Row {
  label: string
  note?: string
  amount: Paise
  isStrong?: boolean
}

function rowsOf({ totals, brief }: Plan): Row[] {
  const extra = totals.productionExtra > 0 ? `${fullMoney(totals.productionExtra)} of it beyond the budget` : undefined
  return [
    { label: 'Media, before GST', amount: totals.subtotal },
    ...gstRows(totals),
    { label: 'Total for media', amount: totals.total, isStrong: true },
    ...(totals.production > 0
      ? [
          { label: SETUP_LABEL, note: extra ?? 'with GST', amount: totals.production },
          { label: 'To pay in all', amount: totals.payable, isStrong: true },
        ]
      : []),
    {
      label: 'Your budget',
      note:
        brief.budget?.gst === 'exclusive'
          ? `before GST, ${percent(totals.utilisationPct)} used`
          : `GST included, ${percent(totals.utilisationPct)} used`,
      amount: totals.budget,
    },
    { label: 'Not placed', amount: totals.unallocated },
  ]
}

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'label',
    label: 'Part',
    isName: true,
    cell: ({ label, note, isStrong }) => (
      <span className={`block ${isStrong ? 'text-base font-bold' : 'font-medium text-ink-2'}`}>
        {label}
        {note && <span className="block text-xs font-medium text-ink-3">{note}</span>}
      </span>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    td: ({ isStrong }) => ({ className: `align-top ${isStrong ? 'text-base font-bold' : 'font-semibold'}` }),
    cell: ({ amount }) => fullMoney(amount),
  },
]

/** Cost of the plan, as lines of an invoice. */
export function PlanTotals({ plan }: { plan: Plan }) {
  return (
    <div className="break-inside-avoid overflow-hidden rounded-lg border border-line bg-surface">
      <Table
        heads="none"
        caption="Costs of the plan"
        className="text-sm [&_tr]:border-t [&_tr]:border-line [&_tr:first-child]:border-t-0 *:*:*:px-4 *:*:*:py-2"
        columns={COLUMNS}
        rows={rowsOf(plan)}
        keyOf={({ label }) => label}
      />
    </div>
  )
}

/** Warnings before the plan is booked. */
export function PlanWarnings({ plan: { warnings } }: { plan: Plan }) {
  if (warnings.length === 0) return null
  return (
    <ul aria-label="To know before you book" className="grid gap-2">
      {warnings.map(({ code, text }) => (
        <li key={`${code} ${text}`}>
          <Banner icon={TriangleAlert} tone="warn">
            {text}
          </Banner>
        </li>
      ))}
    </ul>
  )
}
