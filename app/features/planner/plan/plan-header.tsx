import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Donut } from '../../../charts/donut.tsx'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import {
  cityText,
  dateRange,
  fullMoney,
  type PlanPart,
  partsText,
  people,
  peopleRange,
  percent,
  shortMoney,
  spanText,
  times,
  unitCost,
} from './plan-formats.ts'

interface PlanHeaderProps {
  plan: Plan
  parts: readonly PlanPart[]
  /** Heading level of the title. */
  heading: 'h1' | 'h2' | 'h3'
}

const COLUMNS: readonly TableColumn<PlanPart>[] = [
  {
    key: 'medium',
    label: 'Medium',
    isName: true,
    head: 'pb-1 font-medium',
    cell: ({ name, colour }) => (
      <span className="flex items-center gap-2.5 font-semibold">
        <Dot colour={colour} />
        {name}
      </span>
    ),
  },
  {
    key: 'value',
    label: 'Before GST',
    align: 'end',
    head: 'pb-1 font-medium',
    cell: ({ value }) => fullMoney(value),
  },
  {
    key: 'share',
    label: 'Share',
    align: 'end',
    head: 'w-16 pb-1 font-medium',
    td: () => ({ className: 'text-ink-2' }),
    cell: ({ sharePct }) => percent(sharePct),
  },
]

/** Overview of the plan: the split of its cost, and its results. */
export function PlanHeader({ plan, parts, heading: Heading }: PlanHeaderProps) {
  const { brief, delivery, title, totals, validUntil } = plan
  const figures = [
    { label: 'People reached', value: people(delivery.reach), note: peopleRange(delivery.reachRange) },
    { label: 'Times seen', value: times(delivery.frequency), note: 'on average' },
    { label: 'Cost per 1,000', value: unitCost(delivery.cpm), note: 'times seen or heard' },
  ]
  return (
    <header className="grid items-center gap-x-8 gap-y-5 @lg:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)]">
      <Donut label={`Budget by medium: ${partsText(parts)}`} parts={parts} className="mx-auto w-40 print:w-32">
        <p className="num text-xl leading-6 font-bold print:text-base">{shortMoney(totals.payable)}</p>
        <p className="text-2xs text-ink-3">{spanText(brief.durationDays)}</p>
      </Donut>
      <div className="min-w-0">
        <p className="text-xs text-ink-3">Draft, rates valid until {formatLongDate(validUntil)}</p>
        <Heading className="text-xl leading-7 wrap-anywhere">{title}</Heading>
        <p className="mt-0.5 text-sm text-ink-2">
          {cityText(brief)}
          {brief.startDate && brief.endDate && `, ${dateRange(brief.startDate, brief.endDate)}`}
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 @sm:grid-cols-3">
          {figures.map(({ label, value, note }) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd>
                <span className="num block text-lg font-bold">{value}</span>
                <span className="block text-2xs text-ink-3">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Table
        caption="Budget by medium, before GST"
        className="text-sm @lg:col-span-2 print:col-span-2 [&>tbody>tr]:border-t [&>tbody>tr]:border-line [&>tbody>tr>*]:py-1 [&>thead]:text-xs [&>thead]:text-ink-3"
        columns={COLUMNS}
        rows={parts}
        keyOf={({ channel }) => channel}
      />
    </header>
  )
}

/** The colour of a medium, next to its name. */
export const Dot = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    className="inline-block size-2.5 shrink-0 rounded-full [print-color-adjust:exact]"
    style={{ backgroundColor: colour }}
  />
)

/** Shares of the media as one bar. The table has the same numbers. */
export function PartsBar({ parts }: { parts: readonly PlanPart[] }) {
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-surface-3">
      {parts.map(({ channel, value, colour }) => (
        <span key={channel} className="min-w-1" style={{ flexGrow: value, flexBasis: 0, backgroundColor: colour }} />
      ))}
    </div>
  )
}
