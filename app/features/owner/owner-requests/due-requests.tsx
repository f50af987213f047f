import { Inbox } from 'lucide-react'
import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ListRows } from '../../../kit/list/list-page.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RequestRow } from './request-row.tsx'

interface DueRequestsProps {
  /** Requests, the next deadline first; expired ones are last. */
  bookings: readonly OwnerBooking[]
  /** Number of requests that wait for an answer, as in the navigation. */
  total: number
  today: CivilDate
  now: number
}

/** Requests with the next deadlines, for the overview of an owner. */
export function DueRequests({ bookings, total, today, now }: DueRequestsProps) {
  return (
    <section aria-labelledby="due-requests">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id="due-requests" className="text-xl">
          {total > 0 ? `${plural(total, ['request', 'requests'])} to answer` : 'Requests'}
        </h2>
        <TextLink to="/dashboard/requests" className="text-sm font-semibold pointer-coarse:-my-3 pointer-coarse:py-3">
          Requests and bookings
        </TextLink>
      </div>
      <Card>
        {bookings.length > 0 ? (
          <ListRows items={bookings} keyOf={({ line }) => line.id}>
            {(booking) => <RequestRow booking={booking} today={today} now={now} />}
          </ListRows>
        ) : (
          <p className="flex items-center gap-3 p-4 text-sm text-ink-2">
            <Inbox aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
            No requests. New requests appear here, and you get a mail.
          </p>
        )}
      </Card>
    </section>
  )
}
