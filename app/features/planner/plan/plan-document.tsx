import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import type { PlanTalk } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { EstimateButton } from '../../../kit/estimates/estimate-button.tsx'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonStyles } from '../../../ui/button-styles.ts'
import { TextLink } from '../../../ui/link.tsx'
import { PlanApprovalCard } from '../talk/plan-approval.tsx'
import { PlanComments } from '../talk/plan-comments.tsx'
import { PlanDelivery } from './plan-delivery.tsx'
import {
  colourOf,
  dateRange,
  fullMoney,
  gstText,
  NOT_MEASURED,
  type PlanPart,
  people,
  percent,
  planParts,
  rateText,
} from './plan-formats.ts'
import { Dot, PlanHeader } from './plan-header.tsx'
import { PlanLaw } from './plan-law.tsx'
import { PlanTotals, PlanWarnings } from './plan-totals.tsx'

interface PlanDocumentProps {
  /**
   * Id, comments and expiry (ISO 8601) of a shared plan, which has files and a deck for print; null for the plan of an
   * enquiry, inside another page.
   */
  shared: { id: string; expiresAt: string; talk: PlanTalk } | null
  plan: Plan
  /** Time of saving, ISO 8601. */
  createdAt: string
}

/** Saved plan, to read, download and print; nothing on it can be changed. */
export function PlanDocument({ shared, plan, createdAt }: PlanDocumentProps) {
  const parts = planParts(plan)
  const certificate = plan.method.certificate
  // A shared plan prints as its deck, which the route renders.
  const print = shared === null ? 'print:block print:max-w-none print:space-y-5 print:p-0' : 'print:hidden'
  return (
    <article className={`@container page grid gap-6 py-8 lg:py-10 ${print}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-sm text-ink-2">
          {shared === null
            ? 'A media plan, as it was sent with an enquiry.'
            : `A media plan, shared as a link until ${formatLongDate(civilDate(new Date(shared.expiresAt)))}.`}{' '}
          It is a draft: nothing is ordered.
        </p>
        {shared !== null && <PlanActions id={shared.id} />}
      </div>
      <PlanHeader plan={plan} parts={parts} heading={shared === null ? 'h2' : 'h1'} />
      <PlanWarnings plan={plan} />
      <div className="min-w-0">
        <h2 className="text-lg">Planned media</h2>
        <LinesTable lines={plan.lineItems} parts={parts} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start print:block print:space-y-5">
        <section aria-labelledby="totals">
          <h2 id="totals" className="mb-2.5 text-lg">
            Costs
          </h2>
          <PlanTotals plan={plan} />
        </section>
        <section aria-labelledby="delivery">
          <h2 id="delivery" className="mb-2.5 text-lg">
            Delivery
          </h2>
          <PlanDelivery plan={plan} />
        </section>
      </div>
      <PlanLaw compliance={plan.compliance} />
      {shared !== null && (
        <>
          <PlanApprovalCard id={shared.id} talk={shared.talk} />
          <PlanComments id={shared.id} plan={plan} talk={shared.talk} />
        </>
      )}
      {certificate !== null && (
        <p className="text-sm text-ink-2">
          At least {percent(Math.floor(certificate.share * 1000) / 10)} of the best plan that these offers allow, by our
          model.
        </p>
      )}
      <Small plan={plan} createdAt={createdAt} />
    </article>
  )
}

/** Acts on a shared plan. */
function PlanActions({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <EstimateButton source={() => ({ kind: 'plan', id })} size="sm" />
      <Button variant="outline" size="sm" onPress={() => print()}>
        <Printer aria-hidden />
        Print the client deck
      </Button>
      <a href={`/api/plans/${id}.csv`} download className={buttonStyles({ variant: 'outline', size: 'sm' })}>
        <FileText aria-hidden />
        CSV
      </a>
      <a href={`/api/plans/${id}.xlsx`} download className={buttonStyles({ variant: 'outline', size: 'sm' })}>
        <FileSpreadsheet aria-hidden />
        Excel
      </a>
    </div>
  )
}

const linesColumns = (parts: readonly PlanPart[]): readonly TableColumn<PlanLine>[] => [
  {
    key: 'no',
    label: 'No.',
    align: 'end',
    td: () => ({ className: 'text-ink-3' }),
    cell: ({ lineNo }) => lineNo,
  },
  {
    key: 'line',
    label: 'Medium and place',
    isName: true,
    td: () => ({ className: 'min-w-44 print:min-w-0' }),
    cell: (line) => (
      <>
        <span className="flex gap-2 font-semibold">
          <span className="mt-1.25">
            <Dot colour={colourOf(parts, line.channel)} />
          </span>
          <TextLink to={line.path} className="min-w-0 wrap-anywhere">
            {line.title}
          </TextLink>
        </span>
        <span className="block pl-4.5 text-xs font-medium text-ink-3 print:text-[8pt]">
          {tabName(line.channel)}, {line.city ?? line.state}
          <LineMarks line={line} className="text-inherit" />
        </span>
      </>
    ),
  },
  {
    key: 'order',
    label: 'Order and dates',
    td: () => ({ className: 'text-ink-2' }),
    cell: (line) => (
      <>
        <span className="block">{line.order}</span>
        <span className="block text-xs text-ink-3 print:text-[8pt]">
          {dateRange(line.startDate, line.endDate)}, {rateText(line)}
        </span>
      </>
    ),
  },
  { key: 'net', label: 'Before GST', align: 'end', cell: ({ netAmount }) => fullMoney(netAmount) },
  {
    key: 'gst',
    label: 'GST',
    align: 'end',
    cell: ({ gstAmount, gstRate }) => (
      <>
        {fullMoney(gstAmount)}
        <span className="block text-xs text-ink-3 print:text-[8pt]">{gstText(gstRate)}</span>
      </>
    ),
  },
  {
    key: 'total',
    label: 'With GST',
    align: 'end',
    td: () => ({ className: 'font-semibold' }),
    cell: ({ totalAmount }) => fullMoney(totalAmount),
  },
  {
    key: 'reach',
    label: 'People reached',
    align: 'end',
    td: () => ({ className: 'whitespace-normal!' }),
    cell: ({ reach }) => (reach === null ? NOT_MEASURED : people(reach)),
  },
]

/** The lines of a plan. */
export const LinesTable = ({ lines, parts }: { lines: readonly PlanLine[]; parts: readonly PlanPart[] }) => (
  <div className="mt-2.5 overflow-hidden rounded-lg border border-line bg-surface print:overflow-visible print:rounded-none">
    <Table
      region="Planned media"
      caption="Lines of the plan"
      className={[
        'min-w-180 text-sm print:min-w-0 print:text-[8.5pt] print:leading-snug',
        '[&>tbody>tr]:scroll-mt-18 [&>tbody>tr]:border-t [&>tbody>tr]:border-line',
        '[&>thead]:bg-surface-2 [&>thead]:text-xs [&>thead]:text-ink-3 print:[&>thead]:text-[8pt]',
        '*:*:*:px-3 *:*:*:py-2 *:*:*:align-top print:*:*:*:px-1.5 print:*:*:*:py-1',
      ].join(' ')}
      columns={linesColumns(parts)}
      rows={lines}
      keyOf={({ inventoryId }) => inventoryId}
      tr={({ lineNo }) => ({ id: `line-${lineNo}` })}
    />
  </div>
)

/** Assumptions and validity of the plan, in small print. */
function Small({ plan: { assumptions, validUntil }, createdAt }: { plan: Plan; createdAt: string }) {
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-xs text-ink-3 break-inside-avoid">
      {assumptions.map(({ code, text }) => (
        <p key={`${code} ${text}`}>{text}</p>
      ))}
      <p>
        Draft of {formatLongDate(civilDate(new Date(createdAt)))}, rates valid until {formatLongDate(validUntil)}. Rates
        and dates are checked again before anything is ordered.
      </p>
    </footer>
  )
}
