import type { AnalyticsReport } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { MEDIA_TYPES, mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { CHANNELS } from '../../../../worker/catalogue/rules/registry/spec.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { chartColour } from '../../../charts/colours.ts'
import { Donut } from '../../../charts/donut.tsx'
import { DonutLegend } from '../../../charts/donut-legend.tsx'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Panel } from '../../../ui/panel.tsx'

/** Explanation of each channel with several media: `OOH counts Outdoor and Transit`. */
const CHANNEL_TEXTS = CHANNELS.flatMap((channel) => {
  const media = MEDIA_TYPES.map((id) => mediaSpec({ id, name: '' })).filter((spec) => spec.channel === channel)
  return media.length > 1 ? [`${channel} counts ${list(media.map(({ label }) => label))}`] : []
})

/** Revenue of the period by channel; the legend has the same numbers. */
export function DistributionPanel({ report: { channels, revenue } }: { report: AnalyticsReport }) {
  const amountText = useReportAmount()
  const parts = channels.map(({ name, revenue: value }, at) => ({ name, value, colour: chartColour(at) }))
  return (
    <Panel title="Category Distribution" note="share of revenue">
      <div className="grid gap-5 p-4">
        <Donut
          label={`Revenue by channel: ${channels.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}`}
          parts={parts}
          size="lg"
          className="mx-auto max-w-full"
        >
          <span className="num text-xl font-bold">{amountText(revenue)}</span>
          <span className="text-xs text-ink-3">in the period</span>
        </Donut>
        <DonutLegend
          parts={parts.map((part, at) => ({
            ...part,
            texts: [amountText(part.value), `${channels[at]?.percent ?? 0}%`],
          }))}
        />
        <p className="text-xs text-ink-3">{CHANNEL_TEXTS.join('. ')}.</p>
      </div>
    </Panel>
  )
}
