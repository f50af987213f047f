import { useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import type { EarningSums, EarningsReport } from '../../../../worker/money/rules/earnings/report.ts'
import { Bars } from '../../../charts/bars.tsx'
import { chartColour } from '../../../charts/colours.ts'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { Card } from '../../../ui/card.tsx'
import { PARTS } from './parts.ts'

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
        <div className="-mx-5 overflow-x-auto px-5">
          <table className="num w-full min-w-110 text-sm">
            <thead>
              <tr className="border-b border-line text-xs text-ink-2">
                <th scope="col" className="py-2 text-left font-semibold">
                  Month
                </th>
                {PARTS.map(({ key, label }) => (
                  <th key={key} scope="col" className="py-2 pl-3 text-right font-semibold">
                    {label}
                  </th>
                ))}
                <th scope="col" className="py-2 pl-3 text-right font-semibold">
                  All
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {months.map(({ id, name, ...sums }) => (
                <SumsRow key={id} name={name} sums={sums} />
              ))}
            </tbody>
            <tfoot className="border-t border-line font-bold">
              <SumsRow name="Sum" sums={total} />
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  )
}

const SumsRow = ({ name, sums }: { name: string; sums: EarningSums }) => (
  <tr>
    <th scope="row" className="py-2 text-left font-semibold whitespace-nowrap">
      {name}
    </th>
    {PARTS.map(({ key }) => (
      <td key={key} className={`py-2 pl-3 text-right whitespace-nowrap ${sums[key] === 0 ? 'text-ink-3' : ''}`}>
        {formatMoney(sums[key])}
      </td>
    ))}
    <td className="py-2 pl-3 text-right font-bold whitespace-nowrap">{formatMoney(sums.value)}</td>
  </tr>
)
