import { Compass, MessageCircle } from 'lucide-react'
import { civilDate, formatDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { OwnEnquiry } from '../../../../worker/planner/rules/enquiries/listing-enquiry.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Part } from './part.tsx'

const STATES: Record<OwnEnquiry['status'], { tone: Tone; text: string }> = {
  pending: { tone: 'warn', text: 'With our team' },
  answered: { tone: 'success', text: 'Answered' },
  closed: { tone: 'neutral', text: 'Closed' },
}

/** Dates of an enquiry: `1 Jan 2099 to 31 Mar 2099`, or each day of issue; empty without dates. */
function daysOf({ startDate, endDate, issues }: OwnEnquiry): string {
  if (issues.length > 0) return `${issues.length === 1 ? 'issue' : 'issues'} of ${list(issues.map(formatLongDate))}`
  return [startDate, endDate]
    .filter((date) => date !== '')
    .map(formatLongDate)
    .join(' to ')
}

interface OwnEnquiriesProps {
  enquiries: readonly OwnEnquiry[]
  /** True to show the section before the first enquiry, with a link to send one. */
  isOffered?: boolean
  today: string
}

/** Enquiries of the account to our desk, the newest first. */
export function OwnEnquiries({ enquiries, isOffered = false, today }: OwnEnquiriesProps) {
  if (enquiries.length === 0) {
    return isOffered ? (
      <Part id="enquiries" title="Your enquiries to our team">
        <EmptyState
          icon={MessageCircle}
          heading="h3"
          title="No enquiry yet"
          actions={
            <LinkButton to="/category" variant="outline">
              <Compass aria-hidden />
              Discover media
            </LinkButton>
          }
        >
          Send one from the page of a listing, or send a whole plan from the planner.
        </EmptyState>
      </Part>
    ) : null
  }
  return (
    <Part id="enquiries" title="Your enquiries to our team">
      <Card>
        <ul className="divide-y divide-line">
          {enquiries.map((enquiry) => (
            <li
              key={enquiry.reference}
              className="grid gap-x-6 gap-y-1.5 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="min-w-0">
                <h3 className="text-base leading-6 font-bold wrap-anywhere">
                  {enquiry.about ?? 'A question without a plan'}
                </h3>
                <p className="num text-sm text-ink-3 wrap-anywhere">
                  {[
                    enquiry.listingId === null ? 'Plan' : 'Listing',
                    enquiry.reference,
                    `sent ${formatDate(civilDate(new Date(enquiry.createdAt)), today)}`,
                    daysOf(enquiry),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Badge tone={STATES[enquiry.status].tone} className="justify-self-start">
                {STATES[enquiry.status].text}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  )
}
