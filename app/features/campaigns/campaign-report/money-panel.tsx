import { useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import type { CampaignReport } from '../../../../worker/money/rules/reports/report.ts'
import { partPercents } from '../../../../worker/money/rules/reports/report-words.ts'
import { chartColour } from '../../../charts/colours.ts'
import { Donut } from '../../../charts/donut.tsx'
import { DonutLegend } from '../../../charts/donut-legend.tsx'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DataTable } from './data-table.tsx'

const TITLE = 'Ordered by medium'

/** Ordered sum of each medium, before GST. */
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
            caption={TITLE}
            columns={['Medium', 'Before GST', 'Share']}
            rows={ordered.map(({ id, name, net }, at) => ({ id, cells: [name, formatMoney(net), percents[at]] }))}
            sum={['All', formatMoney(money.net), '100.0%']}
          />
        </div>
      )}
    </Panel>
  )
}
