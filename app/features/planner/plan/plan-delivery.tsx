import type { ReactNode } from 'react'
import { formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Table } from '../../../kit/list/table.tsx'
import { people, peopleRange, percent, roundMoney, times, unitCost } from './plan-formats.ts'

/** Delivery of the plan, for media planners: figures, frequency, and weeks. */
export function PlanDelivery({ plan }: { plan: Plan }) {
  const { delivery, flightPlan } = plan
  const { effectiveReach: often } = delivery
  const figures: readonly (readonly [label: string, value: string])[] = [
    ['Audience counted', people(delivery.universe)],
    ['Reached once or more', `${people(delivery.reach)}, ${percent(delivery.reachPct)}`],
    ['Likely range', peopleRange(delivery.reachRange)],
    [`Reached ${often.k} times or more`, `${people(often.reach)}, ${percent(often.pct)}`],
    ['Times seen or heard', people(delivery.impressions)],
    ['Average frequency', times(delivery.frequency)],
    ['GRPs', times(delivery.grps)],
    ['Cost per 1,000', unitCost(delivery.cpm)],
    ['Cost per rating point', unitCost(delivery.cprp)],
    ['Cost per person reached', unitCost(delivery.costPerReach)],
  ]
  return (
    <div className="grid gap-5 text-sm">
      <dl className="grid gap-x-6 gap-y-2 @md:grid-cols-2">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line pb-1.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-5 @lg:grid-cols-2">
        <BarTable
          caption="Distribution of frequency"
          heads={['Times', 'People']}
          rows={delivery.frequencyDistribution.map(({ exposures, people: count }) => ({
            name: exposures,
            value: count,
            text: people(count),
          }))}
        />
        {flightPlan.length > 1 && (
          <BarTable
            caption="Spending by week, before GST"
            heads={['Week of', 'Amount']}
            rows={flightPlan.map(({ weekStart, netAmount }) => ({
              name: formatDate(weekStart, flightPlan[0]?.weekStart ?? weekStart),
              value: netAmount,
              text: roundMoney(netAmount),
            }))}
          />
        )}
      </div>
      <p className="text-xs text-ink-3">
        Modelled, not measured: {delivery.universeBasis}. Unmeasured lines add no reach.
      </p>
    </div>
  )
}

interface BarTableProps {
  caption: string
  heads: readonly [string, string]
  rows: readonly { name: string; value: number; text: string }[]
}

/** Table whose numbers have bars: a chart and its data in one. */
function BarTable({ caption, heads, rows }: BarTableProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Table
      heads="hidden"
      caption={caption}
      isCaptionShown
      className="self-start text-xs"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: heads[0],
          isName: true,
          td: () => ({ className: 'num w-20 py-0.5 pr-2 whitespace-nowrap' }),
          cell: ({ name }) => <span className="font-medium text-ink-2">{name}</span>,
        },
        {
          key: 'value',
          label: heads[1],
          td: () => ({ className: 'py-0.5' }),
          cell: ({ value, text }) => <Bar share={value / max}>{text}</Bar>,
        },
      ]}
    />
  )
}

const Bar = ({ share, children }: { share: number; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className="h-3 flex-1">
      <span
        className="block h-full min-w-px rounded-xs bg-chart-1 [print-color-adjust:exact]"
        style={{ width: `${share * 100}%` }}
      />
    </span>
    <span className="num w-20 shrink-0 text-right font-semibold">{children}</span>
  </span>
)
