import { useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import type { EarningsReport } from '../../../../worker/money/rules/earnings/report.ts'
import { Bars } from '../../../charts/bars.tsx'
import { chartColour } from '../../../charts/colours.ts'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { Card } from '../../../ui/card.tsx'
import { PARTS } from './parts.ts'

const NAME = 'font-semibold whitespace-nowrap'

/** Media value by month, as stacked bars or as a table. */
export function MonthCard({ report: { months, total } }: { report: EarningsReport }) {
  const [view, setView] = useState<View>('chart')
  return (
    <Card as="section" aria-labelledby="by-month" className="p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="by-month" className="text-base">
          Media value by month
        </h2>
        <ViewToggle label="Media value by month" view={view} onChange={setView} />
      </div>
      {view === 'chart' ? (
        <Bars
          label={`Media value by month: ${months.map(({ name, value }) => `${name} ${formatMoney(value)}`).join(', ')}`}
          names={months.map(({ name }) => name.replace(' ', '\n'))}
          series={PARTS.map(({ key, label, colour }) => ({
            name: label,
            colour: chartColour(colour),
            values: months.map((month) => month[key]),
          }))}
          scaleText={(value) => (value === 0 ? '0' : formatMoneyShort(value))}
          totalText={(value) => formatMoneyShort(value).replace(/^₹/, '')}
        />
      ) : (
        <DataTable
          look="report"
          className="min-w-110"
          region="Media value by month, as a table"
          caption="Media value by month"
          columns={[
            { key: 'month', label: 'Month', isName: true, cell: ({ name }) => name, td: () => ({ className: NAME }) },
            ...PARTS.map(
              ({ key, label }): Column<(typeof months)[number]> => ({
                key,
                label,
                align: 'end',
                cell: (month) => formatMoney(month[key]),
                td: (month) => (month[key] === 0 ? { className: 'text-ink-3' } : {}),
              }),
            ),
            { key: 'value', label: 'All', align: 'end', cell: ({ value }) => <b>{formatMoney(value)}</b> },
          ]}
          rows={months}
          keyOf={({ id }) => id}
          foot={[
            {
              month: 'Sum',
              value: formatMoney(total.value),
              ...Object.fromEntries(PARTS.map(({ key }) => [key, formatMoney(total[key])])),
            },
          ]}
        />
      )}
    </Card>
  )
}
