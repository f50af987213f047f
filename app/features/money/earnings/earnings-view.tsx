import { Download, IndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { EARNING_RANGES, type EarningRange } from '../../../../worker/money/rules/earnings/range.ts'
import { type EarningsReport, MIN_SIMILAR } from '../../../../worker/money/rules/earnings/report.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { SegmentLinks } from '../../../ui/segment-links.tsx'
import { ListingsCard } from './listings-card.tsx'
import { MonthCard } from './month-card.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { PayoutCard } from './payout-card.tsx'

interface EarningsViewProps {
  owner: { id: string; name: string }
  report: EarningsReport
  /** The figures of the report, in one band. */
  figures: ReactNode
}

/** Address of the page, or of its file, for an owner and a range. */
export const earningsPath = (owner: string, range: EarningRange, path = '/dashboard/earnings') =>
  `${path}?${new URLSearchParams({ owner, ...(range !== 'past' && { range }) })}`

/** Earnings of an owner by month and by listing, and the payout. */
export function EarningsView({ owner, report, figures }: EarningsViewProps) {
  const { range, bookings, listings } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Earnings</h1>
          <p className="mt-1 text-sm text-ink-2">Advertisers pay you directly. We bill our fee once a month.</p>
        </div>
        <LinkButton to={earningsPath(owner.id, range, '/earnings.csv')} variant="outline" reloadDocument download>
          <Download aria-hidden />
          Export CSV
        </LinkButton>
      </div>
      <SegmentLinks
        label="Months"
        links={(Object.keys(EARNING_RANGES) as EarningRange[]).map((one) => ({
          to: earningsPath(owner.id, one),
          label: EARNING_RANGES[one],
          isCurrent: one === range,
        }))}
      />
      {bookings === 0 && (
        <EmptyState icon={IndianRupee} title="No earnings in these months">
          Confirmed requests appear here by month and by listing, with the amounts invoiced, paid and due to you.{' '}
          {listings.length > 0 && 'Your listings and their rates compared with similar ones are below.'}
        </EmptyState>
      )}
      {bookings > 0 && (
        <>
          {figures}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
            <MonthCard report={report} />
            <PayoutCard report={report} />
          </div>
        </>
      )}
      {listings.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <ListingsCard report={report} />
          <OccupancyCard report={report} />
        </div>
      )}
      <Disclosure title="Calculation of the figures" headingLevel={2}>
        <dl className="grid gap-3 [&_dt]:font-semibold [&_dt]:text-ink">
          {DEFINITIONS.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}

const DEFINITIONS: readonly [term: string, text: string][] = [
  ['Value', 'Media, printing and mounting of your bookings, before GST. Pending requests do not count.'],
  [
    'Months',
    'A booking counts to each month by the share of its days there, or of its issues. What rounding leaves goes to the largest remainders, so that the months add up to the booking.',
  ],
  ['Cancelled bookings', 'Count with the amount kept: their sum less refunds.'],
  [
    'Paid',
    'What you or our team recorded as paid, with the TDS that the advertiser withheld, before GST. A payment for a whole campaign counts to each of its bookings by the share of its sum, and to the earliest months first.',
  ],
  ['Invoiced', 'On an invoice in your name that is not credited, and not paid yet.'],
  ['Expected', 'Confirmed, running or over, and neither invoiced nor paid.'],
  [
    'You receive',
    'The value with its GST, less our fee and the GST on it, less the TDS that was withheld so far. The fee is that of today.',
  ],
  [
    'Days booked',
    'Of listings with a number of places: booked places times days, of all places times all days of these months. Requests, and days that you block yourself, do not count.',
  ],
  [
    'Similar',
    `Listings of other owners in the same group and city, sold by the same unit, at today’s rates. With fewer than ${MIN_SIMILAR} there is no comparison.`,
  ],
]
