import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Compared, growthOf, growthText } from '../../../../worker/backoffice/rules/analytics/growth.ts'
import type { Overview } from '../../../../worker/backoffice/rules/analytics/overview.ts'
import { formatMoney, formatNumber, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { useReportAmount } from '../../../kit/money-display/money-display.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface Figure {
  label: string
  value: ReactNode
  /** Value of this period and of the previous one. */
  change: Compared
  /** Exact amount, or a description. */
  note: string
  /** True when an increase is good. */
  isGain: boolean
}

/** Figures for a role. */
function figuresOf(
  { revenue, activeUsers, activeCampaigns, pending }: Overview,
  amountText: (paise: Paise) => string,
): Figure[] {
  return [
    ...(revenue
      ? [
          {
            label: 'Total Revenue',
            value: amountText(revenue.now),
            change: revenue,
            note: `${formatMoney(revenue.now)} received`,
            isGain: true,
          },
        ]
      : []),
    ...(activeUsers
      ? [
          {
            label: 'Active Users',
            value: formatNumber(activeUsers.now),
            change: activeUsers,
            note: 'accounts that can sign in',
            isGain: true,
          },
        ]
      : []),
    ...(activeCampaigns
      ? [
          {
            label: 'Active Campaigns',
            value: formatNumber(activeCampaigns.now),
            change: activeCampaigns,
            note: 'running today',
            isGain: true,
          },
        ]
      : []),
    ...(pending
      ? [
          {
            label: 'Pending Approvals',
            value: formatNumber(pending.count),
            change: pending.sent,
            // The change compares items sent, not items pending.
            note: `${formatNumber(pending.sent.now)} sent in this period, ${formatNumber(pending.sent.before)} in the last`,
            isGain: false,
          },
        ]
      : []),
  ]
}

const PLACES = ['revenue', 'users', 'campaigns', 'approvals']

/** Main figures, each with its change; skeletons while loading. */
export function FigureBand({ overview }: { overview: Overview | undefined }) {
  const amountText = useReportAmount()
  if (!overview) {
    return (
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:grid-cols-4">
        {PLACES.map((place) => (
          <div key={place} className="bg-surface p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2 h-8 w-20" />
            <Skeleton className="mt-2 h-4 w-32" />
          </div>
        ))}
        <span className="sr-only">Loading</span>
      </div>
    )
  }
  const figures = figuresOf(overview, amountText)
  if (figures.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {figures.map(({ label, value, change, note, isGain }) => (
        <div key={label} className="min-w-0 bg-surface p-4">
          <dt className="text-xs font-medium text-ink-3">{label}</dt>
          <dd className="num mt-1.5 text-2xl leading-8 font-bold">{value}</dd>
          <dd className="mt-1 text-xs">
            <Change of={change} isGain={isGain} />
          </dd>
          <dd className="num mt-0.5 text-xs text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ of, isGain }: { of: Compared; isGain: boolean }) {
  const percent = growthOf(of)
  if (percent === null) return <span className="inline-flex min-h-5 text-ink-3">None in the last period</span>
  const Icon = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : ArrowRight
  const tone = percent === 0 ? 'text-ink-2' : percent > 0 === isGain ? 'text-success-ink' : 'text-warn-ink'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className={`num inline-flex items-center gap-1 font-semibold ${tone}`}>
        <Icon aria-hidden className="size-3.5" />
        {growthText(percent)}
      </span>
      <span className="text-ink-3">vs last period</span>
    </span>
  )
}
