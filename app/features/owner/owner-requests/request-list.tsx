import { CalendarCheck, CircleAlert, CircleCheck, Inbox } from 'lucide-react'
import { useState } from 'react'
import type { listOwnerBookings } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { BookingTab } from '../../../../worker/booking/rules/lines/booking-query.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import { ListPage, ListRows } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useSelection } from '../../../kit/list/use-selection.tsx'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { type BulkResult, useBulkMutation } from '../../../kit/mutation/use-bulk-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { DeclineSeveral } from './decline-several.tsx'
import { requestRefusal } from './refusal.ts'
import { RequestRow } from './request-row.tsx'
import { verbsOf } from './request-states.ts'
import { confirmRequest, declineRequest } from './requests.queries.ts'

const TABS: Record<BookingTab, { label: string; empty: string; text: string }> = {
  requests: {
    label: 'Requests',
    empty: 'No requests waiting',
    text: 'Requests for your listings appear here, and you get a mail.',
  },
  offers: {
    label: 'Offers',
    empty: 'No open offers',
    text: 'Your offers of other days or prices appear here until the advertiser answers.',
  },
  booked: { label: 'Booked', empty: 'No bookings yet', text: 'Confirmed requests are listed here.' },
  closed: {
    label: 'Closed',
    empty: 'No closed requests yet',
    text: 'Declined, withdrawn and cancelled requests are listed here.',
  },
}

export const REQUEST_KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'choose'],
] as const

/** Answer to each of several requests. */
type Answer = { verb: 'confirm' } | { verb: 'decline'; reason: string }

interface RequestListProps {
  list: Awaited<ReturnType<typeof listOwnerBookings>>
  tab: BookingTab
  today: CivilDate
  /** Instant of the loader, ms. */
  now: number
}

/** Requests and bookings of an owner, by status. Several requests can be answered at once. */
export function RequestList({ list: { bookings, tabs, page, pages }, tab, today, now }: RequestListProps) {
  const address = useListAddress()
  const [isDeclining, setDeclining] = useState(false)
  const { run, isPending, pending, results } = useBulkMutation(
    (line: CampaignLine, answer: Answer) =>
      answer.verb === 'confirm' ? confirmRequest(line) : declineRequest(line, answer.reason),
    { refuse: requestRefusal },
  )
  const possible = bookings.filter(({ line }) => verbsOf(line, today).includes('confirm'))
  // An answered request is in the list until it is loaded again.
  const done = new Set(results.flatMap(({ item, refusal }) => (refusal === null ? [item.id] : [])))
  const open = possible.filter(({ mayAnswer, line }) => mayAnswer && !done.has(line.id)).map(({ line }) => line)
  const selection = useSelection({
    choosable: open.map(({ id }) => id),
    nameOf: (id) => open.find((line) => line.id === id)?.ref ?? '',
    isBusy: isPending,
  })
  const count = selection.chosen.size
  // All chosen requests were answered by others: nothing is left to decline.
  if (isDeclining && count === 0) setDeclining(false)
  async function answerChosen(answer: Answer): Promise<boolean> {
    const chosen = open.filter(({ id }) => selection.chosen.has(id))
    const isAnswered = await run(chosen, answer)
    if (isAnswered) selection.clear()
    return isAnswered
  }
  const { empty, text } = TABS[tab]
  return (
    <>
      <ListPage
        name="Requests"
        noun={['request', 'requests']}
        address={address}
        total={tabs[tab]}
        {...{ page, pages, selection }}
        views={{
          name: 'tab',
          label: 'Requests by state',
          isPart: true,
          options: (Object.keys(TABS) as BookingTab[]).map((one) => ({
            value: one === 'requests' ? '' : one,
            label: TABS[one].label,
            count: tabs[one],
          })),
        }}
        notice={
          <>
            <Results results={results} />
            {possible.some(({ mayAnswer }) => !mayAnswer) && (
              <p className="border-b border-line px-4 py-3 text-sm text-ink-2">{NEEDS.sell}.</p>
            )}
          </>
        }
        bulk={{
          label: 'Chosen requests',
          acts: (
            <>
              <Button
                size="sm"
                isDisabled={pending?.verb === 'decline'}
                isPending={pending?.verb === 'confirm'}
                onPress={() => answerChosen({ verb: 'confirm' })}
              >
                <CalendarCheck aria-hidden />
                Confirm {count}
              </Button>
              <Button
                size="sm"
                variant="outline"
                isDisabled={pending?.verb === 'confirm'}
                isPending={pending?.verb === 'decline'}
                onPress={() => setDeclining(true)}
              >
                Decline {count}
              </Button>
            </>
          ),
        }}
        empty={{ icon: Inbox, title: empty, text }}
      >
        <ListRows items={bookings} keyOf={({ line }) => line.id} label={TABS[tab].label} selection={selection}>
          {(booking) => <RequestRow booking={booking} today={today} now={now} />}
        </ListRows>
      </ListPage>
      {isDeclining && (
        <DeclineSeveral
          count={count}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => {
            setDeclining(false)
            return answerChosen({ verb: 'decline', reason })
          }}
        />
      )}
    </>
  )
}

/** Results of answering several requests. */
const Results = ({ results }: { results: readonly BulkResult<CampaignLine, Answer>[] }) => (
  <div role="status">
    {results.length > 0 && (
      <ul aria-label="Results" className="grid gap-1.5 border-b border-line bg-surface-2 p-4 text-sm">
        {results.map(({ item: { id, ref, snapshot }, sent, refusal }) => (
          <li key={id} className="flex items-start gap-2.5">
            {refusal === null ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success-dot" strokeWidth={2} />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" strokeWidth={2} />
            )}
            <span className="min-w-0 wrap-anywhere">
              <span className="num">{ref}</span>, {titleWithRef(snapshot)}:{' '}
              <b>{refusal ? refusalText(refusal) : sent.verb === 'confirm' ? 'Confirmed' : 'Declined'}</b>
            </span>
          </li>
        ))}
      </ul>
    )}
  </div>
)
