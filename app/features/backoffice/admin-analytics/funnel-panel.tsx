import { type AnalyticsReport, isFiltered } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { Panel } from '../../../ui/panel.tsx'

/**
 * Funnel from an enquiry to a booking, each step counted by its own date. Filters do not apply, because an enquiry has
 * no line.
 */
export function FunnelPanel({ report: { funnel, filters } }: { report: AnalyticsReport }) {
  const steps = [
    ['Enquiries', funnel.enquiries, 'sent to our team'],
    ['Plans', funnel.plans, 'sent with an enquiry, or kept as a link'],
    ['Campaigns', funnel.campaigns, 'sent for approval'],
    ['Bookings', funnel.booked, 'of these campaigns have a confirmed place'],
  ] as const
  const most = Math.max(1, ...steps.map(([, count]) => count))
  return (
    <Panel
      title="Enquiry to booking"
      note={isFiltered(filters) ? 'counted in the period, of everything' : 'counted in the period'}
    >
      <ol className="grid gap-3 p-4">
        {steps.map(([label, count, text]) => (
          <li key={label} className="text-sm">
            <p className="flex items-baseline justify-between gap-3">
              <span>
                <span className="font-semibold">{label}</span> <span className="text-xs text-ink-3">{text}</span>
              </span>
              <span className="num font-semibold">{formatNumber(count)}</span>
            </p>
            <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-surface-3">
              <span className="block h-full rounded-full bg-chart-1" style={{ width: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
