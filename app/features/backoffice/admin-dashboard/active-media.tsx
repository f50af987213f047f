import type { Overview } from '../../../../worker/backoffice/rules/analytics/overview.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { chartColour } from '../../../charts/colours.ts'
import { Donut } from '../../../charts/donut.tsx'
import { DonutLegend } from '../../../charts/donut-legend.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Campaigns that run today, by medium. */
export function ActiveMedia({ shares, count }: { shares: NonNullable<Overview['activeMedia']>; count: number }) {
  const parts = shares.map(({ name, percent }, at) => ({ name, value: percent, colour: chartColour(at) }))
  return (
    <Panel title="Active campaigns by medium">
      <div className="flex flex-wrap items-center gap-6 p-4">
        <Donut
          label={`Active campaigns by medium: ${shares.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}`}
          parts={parts}
          className="mx-auto w-36"
        >
          <span className="num text-lg font-bold">{formatNumber(count)}</span>
          <span className="text-xs text-ink-3">active</span>
        </Donut>
        <DonutLegend
          parts={parts.map((part) => ({ ...part, texts: [`${part.value}%`] }))}
          className="min-w-44 flex-1"
        />
      </div>
    </Panel>
  )
}
