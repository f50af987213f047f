import { PERIODS } from '../../../../worker/backoffice/rules/analytics/period.ts'
import type { AnalyticsQuery, AnalyticsReport } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { ChosenFilters } from '../../../ui/chosen-filters.tsx'
import { analyticsPath } from './address.ts'
import { DistributionPanel } from './distribution-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { PerformancePanel } from './performance-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'

interface AnalyticsViewProps {
  query: AnalyticsQuery
  report: AnalyticsReport
}

const searchOf = (path: string) => path.split('?')[1] ?? ''

/** Revenue by month, channel, city, owner and advertiser, and the performance of campaigns. */
export function AnalyticsView({ query, report }: AnalyticsViewProps) {
  const { period, from, to, filters } = report
  const without = (change: Partial<AnalyticsQuery>) => searchOf(analyticsPath(query, change))
  const names = Object.values(filters)
  const one = (name: 'category' | 'city' | 'owner' | 'client') => (id: string) => analyticsPath(query, { [name]: id })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <p className="num mr-2">
          {PERIODS[period]}: {formatDate(from, to)} to {formatDate(to, to)}
        </p>
        <span className="contents print:hidden">
          <ChosenFilters
            chosen={(['category', 'city', 'owner', 'client'] as const).flatMap((name) => {
              const label = filters[name]
              return label ? [{ label, without: without({ [name]: '' }) }] : []
            })}
            withoutAll={without({ category: '', city: '', owner: '', client: '' })}
          />
        </span>
        {names.length > 0 && <p className="hidden print:block">Only {list(names)}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <TrendPanel report={report} />
        <DistributionPanel report={report} />
      </div>
      <CurrencyNotice />
      <PerformancePanel report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <PartsPanel title="Revenue by medium" head="Medium" parts={report.media} hrefOf={one('category')} />
        <PartsPanel title="Revenue by city" head="City" parts={report.cities} hrefOf={one('city')} />
        <PartsPanel title="Revenue by media owner" head="Media owner" parts={report.owners} hrefOf={one('owner')} />
        <PartsPanel title="Revenue by advertiser" head="Advertiser" parts={report.clients} hrefOf={one('client')} />
      </div>
      <FunnelPanel report={report} />
    </div>
  )
}
