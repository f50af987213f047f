import { useState } from 'react'
import type { RevenueParts } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Button } from '../../../ui/button.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface PartsPanelProps {
  title: string
  /** What a row is: `City`. */
  head: string
  parts: RevenueParts
  /** The report of one part alone. */
  hrefOf: (id: string) => string
}

/** Rows before the others are asked for. */
const SHOWN = 6

/** Revenue by medium, city, owner or advertiser: each row leads to its own report. */
export function PartsPanel({ title, head, parts: { parts, others }, hrefOf }: PartsPanelProps) {
  const amountText = useReportAmount()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? parts : parts.slice(0, SHOWN)
  const rest = parts.slice(shown.length)
  const left = {
    count: others.count + rest.length,
    revenue: others.revenue + rest.reduce((sum, { revenue }) => sum + revenue, 0),
  }
  const most = Math.max(1, ...parts.map(({ revenue }) => revenue))
  return (
    <Panel
      title={title}
      actions={
        parts.length > SHOWN && (
          <Button variant="ghost" size="sm" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `All ${formatNumber(parts.length)}`}
          </Button>
        )
      }
    >
      {parts.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">No revenue in this period.</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Share</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ id, name, revenue }) => (
              <tr key={id} className="relative has-[a:hover]:bg-surface-2">
                <th scope="row" className="px-4 py-2.5 text-left font-normal wrap-anywhere">
                  <CardLink to={hrefOf(id)}>{name || 'Not named'}</CardLink>
                </th>
                <td aria-hidden className="w-2/5 py-2.5 max-sm:hidden">
                  <span className="block h-1.5 overflow-hidden rounded-full bg-surface-3">
                    <span
                      className="block h-full rounded-full bg-chart-1"
                      style={{ width: `${Math.max(0, (100 * revenue) / most)}%` }}
                    />
                  </span>
                </td>
                <td className="num px-4 py-2.5 text-right font-semibold whitespace-nowrap" title={formatMoney(revenue)}>
                  {amountText(revenue)}
                </td>
              </tr>
            ))}
            {left.count > 0 && (
              <tr className="text-ink-2">
                <th scope="row" className="px-4 py-2.5 text-left font-normal">
                  {formatNumber(left.count)} more
                </th>
                <td className="max-sm:hidden" />
                <td className="num px-4 py-2.5 text-right">{amountText(left.revenue)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
