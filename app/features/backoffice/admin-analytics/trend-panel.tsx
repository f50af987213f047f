import { useState } from 'react'
import type { AnalyticsReport } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { chartColour } from '../../../charts/colours.ts'
import { Lines } from '../../../charts/lines.tsx'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Panel } from '../../../ui/panel.tsx'

/** Revenue by month, in lakh rupees, with the same months of the previous year. */
export function TrendPanel({ report: { trend, period } }: { report: AnalyticsReport }) {
  const amountText = useReportAmount()
  const [view, setView] = useState<View>('chart')
  const hasBefore = trend.some(({ yearBefore }) => yearBefore !== 0)
  const columns = [
    { name: 'This year', colour: chartColour(0), values: trend.map(({ revenue }) => revenue) },
    ...(hasBefore
      ? [{ name: 'A year before', colour: 'var(--ink-3)', values: trend.map(({ yearBefore }) => yearBefore) }]
      : []),
  ]
  return (
    <Panel title="Revenue Trend" actions={<ViewToggle label="Revenue Trend" view={view} onChange={setView} />}>
      <div className="p-4">
        {trend.every(({ revenue, yearBefore }) => revenue === 0 && yearBefore === 0) ? (
          <p className="py-10 text-center text-sm text-ink-2">Nothing was received in these months.</p>
        ) : view === 'chart' ? (
          <Lines
            label={`Revenue by month: ${trend.map(({ name, revenue }) => `${name} ${amountText(revenue)}`).join(', ')}`}
            names={trend.map(({ name }) => name.replace(' ', '\n'))}
            series={columns}
            valueText={amountText}
          />
        ) : (
          <DataTable
            look="report"
            caption="Revenue by month"
            columns={[
              { key: 'month', label: 'Month', isName: true, cell: ({ name }) => name },
              {
                key: 'year',
                label: 'This year',
                align: 'end',
                cell: ({ revenue }) => formatMoney(revenue),
              },
              ...(hasBefore
                ? [
                    {
                      key: 'before',
                      label: 'A year before',
                      align: 'end',
                      cell: ({ yearBefore }) => formatMoney(yearBefore),
                    } satisfies Column<(typeof trend)[number]>,
                  ]
                : []),
            ]}
            rows={trend}
            keyOf={({ id }) => id}
          />
        )}
        {period === '30d' && (
          <p className="mt-3 text-xs text-ink-3">
            Thirty days are too few for months, so the last complete half-year is shown.
          </p>
        )}
      </div>
    </Panel>
  )
}
