import { useState } from 'react'
import type { RevenueParts } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Button } from '../../../ui/button.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface PartsPanelProps {
  title: string
  /** Heading of the first column: `City`. */
  head: string
  parts: RevenueParts
  /** Address of the report of one part. */
  hrefOf: (id: string) => string
}

/** Number of visible rows before the rest is unfolded. */
const SHOWN = 6

/** Revenue by medium, city, owner or advertiser: each row links to its own report. */
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
        <DataTable
          look="panel"
          heads="hidden"
          caption={title}
          columns={[
            {
              key: 'name',
              label: head,
              isName: true,
              cell: ({ id, name }) => <CardLink to={hrefOf(id)}>{name || 'Not named'}</CardLink>,
            },
            {
              key: 'share',
              label: 'Share',
              phone: 'hide',
              td: () => ({ 'aria-hidden': true, className: 'w-2/5' }),
              cell: ({ revenue }) => (
                <span className="block h-1.5 overflow-hidden rounded-full bg-surface-3">
                  <span
                    className="block h-full rounded-full bg-chart-1"
                    style={{ width: `${Math.max(0, (100 * revenue) / most)}%` }}
                  />
                </span>
              ),
            },
            {
              key: 'revenue',
              label: 'Revenue',
              align: 'end',
              cell: ({ revenue }) => <b>{amountText(revenue)}</b>,
              td: ({ revenue }) => ({ title: formatMoney(revenue) }),
            },
          ]}
          rows={shown}
          keyOf={({ id }) => id}
          rowClassOf={() => 'relative has-[a:hover]:bg-surface-2'}
          rest={
            left.count > 0 ? { name: `${formatNumber(left.count)} more`, revenue: amountText(left.revenue) } : undefined
          }
        />
      )}
    </Panel>
  )
}
