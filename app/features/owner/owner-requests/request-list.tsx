import { CalendarCheck, CircleAlert, CircleCheck, Inbox } from 'lucide-react'
import { useRef, useState } from 'react'
import type { listOwnerBookings } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { BookingTab } from '../../../../worker/booking/rules/lines/booking-query.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import { useListKeys } from '../../../kit/list/use-list-keys.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { type BulkResult, useBulkMutation } from '../../../kit/mutation/use-bulk-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { KeyHints } from '../../../ui/key-hints.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SegmentLinks } from '../../../ui/segment-links.tsx'
import { DeclineSeveral } from './decline-several.tsx'
import { requestRefusal } from './refusal.ts'
import { RequestRow } from './request-row.tsx'
import { verbsOf } from './request-states.ts'
import { confirmRequest, declineRequest } from './requests.queries.ts'

const PATH = '/dashboard/requests'

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

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'choose'],
] as const

/** Answer to each of several requests. */
type Answer = { verb: 'confirm' } | { verb: 'decline'; reason: string }

const hrefOf = (tab: BookingTab, page = 1) => {
  const params = new URLSearchParams({ ...(tab !== 'requests' && { tab }), ...(page > 1 && { page: `${page}` }) })
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

interface RequestListProps {
  list: Awaited<ReturnType<typeof listOwnerBookings>>
  tab: BookingTab
  today: CivilDate
  /** Instant of the loader, ms. */
  now: number
}

/** Requests and bookings of an owner, by status. Several requests can be confirmed at once. */
export function RequestList({ list: { bookings, tabs, page, pages }, tab, today, now }: RequestListProps) {
  const shown = useRef<HTMLUListElement>(null)
  const [isDeclining, setDeclining] = useState(false)
  const possible = bookings.filter(({ line }) => verbsOf(line, today).includes('confirm'))
  const open = possible.filter(({ mayAnswer }) => mayAnswer).map(({ line }) => line)
  const [ids, choose] = useState<readonly string[]>([])
  // A request answered by someone else leaves the list and the choice.
  const chosen = open.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  const { run, isPending, pending, results } = useBulkMutation(
    (line: CampaignLine, answer: Answer) =>
      answer.verb === 'confirm' ? confirmRequest(line) : declineRequest(line, answer.reason),
    {
      refuse: requestRefusal,
      // Requests without an answer stay chosen.
      onItem: ({ item }) => choose((before) => before.filter((id) => id !== item.id)),
    },
  )
  const answerChosen = (answer: Answer) =>
    run(
      open.filter(({ id }) => chosen.includes(id)),
      answer,
    )
  // All chosen requests were answered by others: nothing is left to decline.
  if (isDeclining && chosen.length === 0) setDeclining(false)
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  useListKeys(shown, {
    letters: ['x'],
    onLetter: (_, id) => {
      if (!isPending && open.some((line) => line.id === id)) toggle(id)
    },
  })
  const { empty, text } = TABS[tab]
  return (
    <>
      <SegmentLinks
        label="Requests by state"
        links={(Object.keys(TABS) as BookingTab[]).map((one) => ({
          to: hrefOf(one),
          label: `${TABS[one].label} (${formatNumber(tabs[one])})`,
          isCurrent: one === tab,
        }))}
      />
      <Results results={results} />
      {possible.length > open.length && <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>}
      {open.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            isSelected={chosen.length === open.length}
            isIndeterminate={chosen.length > 0 && chosen.length < open.length}
            isDisabled={isPending}
            onChange={(isAll) => choose(isAll ? open.map(({ id }) => id) : [])}
          >
            Choose all on this page
          </Checkbox>
          <KeyHints keys={KEYS} />
          <div className="flex flex-wrap gap-2.5">
            <Button
              size="sm"
              isDisabled={pending?.verb === 'decline'}
              whyNot={chosen.length === 0 && 'Choose a request first.'}
              isPending={pending?.verb === 'confirm'}
              onPress={() => answerChosen({ verb: 'confirm' })}
            >
              <CalendarCheck aria-hidden />
              {chosen.length > 0 ? `Confirm ${chosen.length}` : 'Confirm'}
            </Button>
            <Button
              size="sm"
              variant="outline"
              isDisabled={pending?.verb === 'confirm'}
              whyNot={chosen.length === 0 && 'Choose a request first.'}
              isPending={pending?.verb === 'decline'}
              onPress={() => setDeclining(true)}
            >
              {chosen.length > 0 ? `Decline ${chosen.length}` : 'Decline'}
            </Button>
          </div>
        </div>
      )}
      <div className="mt-3">
        {bookings.length > 0 ? (
          <Card>
            <ul ref={shown} aria-label={TABS[tab].label} className="divide-y divide-line">
              {bookings.map((booking) => {
                const { id, ref } = booking.line
                const choice = open.some((line) => line.id === id) && (
                  <Checkbox
                    aria-label={`Choose ${ref}`}
                    isSelected={chosen.includes(id)}
                    isDisabled={isPending}
                    onChange={() => toggle(id)}
                  />
                )
                return <RequestRow key={id} booking={booking} today={today} now={now} choice={choice} />
              })}
            </ul>
          </Card>
        ) : (
          <EmptyState icon={Inbox} title={empty}>
            {text}
          </EmptyState>
        )}
      </div>
      <div className="mt-5">
        <Pagination page={page} pages={pages} hrefFor={(to) => hrefOf(tab, to)} label="Pages of requests" />
      </div>
      {isDeclining && (
        <DeclineSeveral
          count={chosen.length}
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
      <ul aria-label="Results" className="mt-4 grid gap-1.5 rounded-lg bg-surface-2 p-4 text-sm">
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
