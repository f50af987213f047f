import { type AnalyticsReport, isFiltered, rateText } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Panel } from '../../../ui/panel.tsx'

/** Three measures of the business, each explained. They cover all campaigns so far, not the period. */
export function PerformancePanel({ report: { performance, filters } }: { report: AnalyticsReport }) {
  const amountText = useReportAmount()
  const { meanValue, approved, completed, delivered, clients, returned } = performance
  const measures = [
    {
      label: 'Average campaign value',
      value: approved > 0 ? amountText(meanValue) : null,
      text: `Mean budget, GST included, of ${plural(approved, ['campaign', 'campaigns'])} that staff approved.`,
    },
    {
      label: 'Success rate',
      value: rateText(delivered, completed),
      text: `${delivered} of ${plural(completed, ['completed campaign', 'completed campaigns'])} ran in full: no line was stopped and no proof was found short.`,
    },
    {
      label: 'Client retention',
      value: rateText(returned, clients),
      text: `${returned} of ${plural(clients, ['advertiser', 'advertisers'])} with a campaign in the last year have had more than one.`,
    },
  ]
  return (
    <Panel
      title="Performance Metrics"
      note={isFiltered(filters) ? 'all campaigns so far that match' : 'all campaigns so far'}
    >
      <dl className="grid gap-px overflow-hidden rounded-b-lg bg-line sm:grid-cols-3">
        {measures.map(({ label, value, text }) => (
          <div key={label} className="bg-surface p-4">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num mt-1 text-2xl font-bold">{value ?? 'None yet'}</dd>
            <dd className="mt-1 text-xs text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
