import { useState } from 'react'
import type { Overview } from '../../../../worker/backoffice/rules/analytics/overview.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { Bars } from '../../../charts/bars.tsx'
import { chartColour } from '../../../charts/colours.ts'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Payments received by month. Months of the chosen period have another colour. */
export function RevenueOverview({ months }: { months: NonNullable<Overview['months']> | undefined }) {
  const amountText = useReportAmount()
  const [view, setView] = useState<View>('chart')
  return (
    <Panel title="Revenue Overview" actions={<ViewToggle label="Revenue Overview" view={view} onChange={setView} />}>
      <div className="p-4">
        {!months ? (
          <Skeleton className="h-80" />
        ) : view === 'chart' ? (
          <Bars
            size="h-80"
            label={`Revenue by month: ${months.map(({ name, revenue }) => `${name} ${formatMoney(revenue)}`).join(', ')}`}
            names={months.map(({ name }) => name.replace(' ', '\n'))}
            series={[
              series(
                'In the period',
                2,
                months.map(({ revenue, inPeriod }) => (inPeriod ? revenue : 0)),
              ),
              series(
                'Before',
                1,
                months.map(({ revenue, inPeriod }) => (inPeriod ? 0 : revenue)),
              ),
            ].filter(({ values }) => values.some((value) => value > 0))}
            scaleText={(value) => (value === 0 ? '0' : amountText(value))}
            totalText={(value) => (value === 0 ? '0' : amountText(value))}
          />
        ) : (
          <MonthTable months={months} />
        )}
      </div>
    </Panel>
  )
}

const series = (name: string, colour: number, values: number[]) => ({ name, colour: chartColour(colour - 1), values })

const MonthTable = ({ months }: { months: NonNullable<Overview['months']> }) => (
  <DataTable
    look="report"
    caption="Revenue by month"
    columns={[
      {
        key: 'month',
        label: 'Month',
        isName: true,
        cell: ({ name, inPeriod }) => (
          <>
            {name}
            {inPeriod && <span className="text-ink-3"> in the period</span>}
          </>
        ),
      },
      { key: 'revenue', label: 'Revenue', align: 'end', cell: ({ revenue }) => <b>{formatMoney(revenue)}</b> },
    ]}
    rows={months}
    keyOf={({ id }) => id}
  />
)
