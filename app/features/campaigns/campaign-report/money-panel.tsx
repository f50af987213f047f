import { useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import type { CampaignReport } from '../../../../worker/money/rules/reports/report.ts'
import { partPercents } from '../../../../worker/money/rules/reports/report-words.ts'
import { chartColour } from '../../../charts/colours.ts'
import { Donut } from '../../../charts/donut.tsx'
import { DonutLegend } from '../../../charts/donut-legend.tsx'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'

const TITLE = 'Ordered by medium'

/** Ordered amount by medium, before GST. */
export function MoneyPanel({ media, money }: Pick<CampaignReport, 'media' | 'money'>) {
  const [view, setView] = useState<View>('chart')
  const ordered = media.filter(({ net }) => net > 0)
  const percents = partPercents(ordered.map(({ net }) => net))
  const parts = ordered.map(({ name, net }, at) => ({ name, value: net, colour: chartColour(at) }))
  return (
    <Panel title={TITLE} actions={<ViewToggle label={TITLE} view={view} onChange={setView} />}>
      {ordered.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">Nothing is ordered.</p>
      ) : view === 'chart' ? (
        <div className="grid gap-5 p-4">
          <Donut
            label={`Ordered before GST, by medium: ${ordered.map(({ name }, at) => `${name} ${percents[at]}`).join(', ')}`}
            parts={parts}
            size="lg"
            className="mx-auto max-w-full"
          >
            <span className="num text-xl font-bold">{formatMoneyShort(money.net)}</span>
            <span className="text-xs text-ink-3">before GST</span>
          </Donut>
          <DonutLegend
            parts={parts.map((part, at) => ({ ...part, texts: [percents[at] ?? '', formatMoneyShort(part.value)] }))}
          />
        </div>
      ) : (
        <div className="py-2">
          <DataTable
            look="panel"
            region={`${TITLE}, as a table`}
            caption={TITLE}
            columns={[
              { key: 'medium', label: 'Medium', isName: true, cell: ({ name }) => name },
              { key: 'net', label: 'Before GST', align: 'end', cell: ({ net }) => formatMoney(net) },
              { key: 'share', label: 'Share', align: 'end', cell: ({ percent }) => percent },
            ]}
            rows={ordered.map((part, at) => ({ ...part, percent: percents[at] }))}
            keyOf={({ id }) => id}
            foot={[{ medium: 'All', net: formatMoney(money.net), share: '100.0%' }]}
          />
        </div>
      )}
    </Panel>
  )
}
