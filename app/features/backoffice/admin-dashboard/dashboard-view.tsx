import { RotateCw, ServerOff } from 'lucide-react'
import type { Period } from '../../../../worker/backoffice/rules/analytics/period.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ActiveMedia } from './active-media.tsx'
import { FigureBand } from './figure-band.tsx'
import { useOverview } from './overview.queries.ts'
import { RecentActivity } from './recent-activity.tsx'
import { RevenueOverview } from './revenue-overview.tsx'
import { WaitingLongest } from './waiting-longest.tsx'

/** Figures of the business, recent events and pending work, updated live. */
export function DashboardView({ period }: { period: Period }) {
  const { overview, hasFailed, isLoading, retry } = useOverview(period)
  return hasFailed && !overview ? (
    <ErrorState
      icon={ServerOff}
      title="The figures could not be loaded"
      actions={
        <Button variant="outline" size="sm" onPress={retry}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      }
    >
      Request failed. The rest of the back office works.
    </ErrorState>
  ) : (
    <div aria-busy={isLoading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CurrencyNotice />
      <FigureBand overview={overview} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        {overview?.months !== null && <RevenueOverview months={overview?.months} />}
        <RecentActivity activity={overview?.activity} />
        <WaitingLongest waiting={overview?.waiting} />
        {overview?.activeMedia != null && (
          <ActiveMedia shares={overview.activeMedia} count={overview.activeCampaigns?.now ?? 0} />
        )}
      </div>
    </div>
  )
}
