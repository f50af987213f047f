import { CalendarCheck, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { CancelBookingDialog } from './cancel-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { NearestDays } from './nearest-days.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PayoutSums } from './payout-sums.tsx'
import { isOver, nearestDays, requestRefusal } from './refusal.ts'
import { verbsOf } from './request-states.ts'
import { confirmRequest, type Seen } from './requests.queries.ts'
import { StateText } from './state-text.tsx'
import { TimeLeft } from './time-left.tsx'

type Opened = { verb: 'counter' | 'decline' | 'cancel'; seen: Seen; first: DateSpan | null }

/** States in which the owner does not receive the requested sum. */
const WITHOUT_SUMS: readonly OwnerBooking['line']['status'][] = ['declined', 'withdrawn', 'cancelled', 'stopped']

interface AnswerPanelProps {
  booking: OwnerBooking
  /** Notice about missing billing details of the owner; null when they are complete. */
  billing: ReactNode
  today: CivilDate
  now: number
}

/** Sums of a request, the deadline for the answer, and the answers. */
export function AnswerPanel({ booking, billing, today, now }: AnswerPanelProps) {
  const { line, advertiser, mayAnswer } = booking
  const { run, isPending, refusal, setRefusal, clear } = useMutation(() => confirmRequest(line), {
    refuse: requestRefusal,
    done: 'Booking confirmed',
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const possible = verbsOf(line, today)
  const verbs = mayAnswer ? possible : []
  // Another member has answered: the dialog closes.
  const open = opened && verbs.includes(opened.verb) ? opened : null
  const nearest = nearestDays(refusal)

  function show(verb: Opened['verb'], first: DateSpan | null = null) {
    clear()
    setOpened({ verb, seen: { id: line.id, version: line.version }, first })
  }

  const answer = (seen: Seen) => ({
    seen,
    onClose: () => setOpened(null),
    onRefused(refused: Refusal) {
      if (!isOver(refused)) return
      setOpened(null)
      setRefusal(refused)
    },
  })

  return (
    <Card as="section" aria-label="Answer" className="p-5 shadow-card">
      {line.answerBy !== null && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 border-b border-line pb-4 text-sm">
          <span>
            <span className="text-ink-2">
              {line.status === 'countered' ? 'The advertiser answers by' : 'Answer by'}
            </span>{' '}
            <b>
              <Instant at={new Date(line.answerBy).toISOString()} />
            </b>
          </span>
          <TimeLeft answerBy={line.answerBy} now={now} />
        </div>
      )}
      {!WITHOUT_SUMS.includes(line.status) && <PayoutSums {...booking} />}
      <StateText booking={booking} today={today} />
      {refusal?.whole && open === null && (
        <Banner
          icon={CircleAlert}
          tone={isOver(refusal) ? 'warn' : 'danger'}
          role="alert"
          className="mt-4"
          action={
            nearest &&
            verbs.includes('counter') && (
              <NearestDays nearest={nearest} today={today} onChoose={(span) => show('counter', span)} />
            )
          }
        >
          {refusal.whole}
        </Banner>
      )}
      {!mayAnswer && possible.length > 0 && <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>}
      {verbs.includes('confirm') && billing}
      {verbs.length > 0 && (
        <div className="mt-4 grid gap-2.5">
          {verbs.includes('confirm') && (
            <Button
              variant="accent"
              size="lg"
              isPending={isPending}
              whyNot={billing !== null && 'Billing details are missing. Enter them above.'}
              onPress={() => run()}
            >
              <CalendarCheck aria-hidden />
              Confirm booking
            </Button>
          )}
          {verbs.includes('counter') && (
            <Button
              variant="outline"
              isDisabled={isPending}
              whyNot={billing !== null && 'Billing details are missing. Enter them above.'}
              onPress={() => show('counter')}
            >
              Offer other dates or price
            </Button>
          )}
          {verbs.includes('decline') && (
            <Button variant="danger" isDisabled={isPending} onPress={() => show('decline')}>
              Decline
            </Button>
          )}
          {verbs.includes('cancel') && (
            <Button variant="danger" isDisabled={isPending} onPress={() => show('cancel')}>
              Cancel the booking
            </Button>
          )}
        </div>
      )}
      {open?.verb === 'counter' && <OfferDialog {...answer(open.seen)} line={line} first={open.first} today={today} />}
      {open?.verb === 'decline' && <DeclineDialog {...answer(open.seen)} />}
      {open?.verb === 'cancel' && (
        <CancelBookingDialog {...answer(open.seen)} advertiser={advertiser || 'The advertiser'} />
      )}
    </Card>
  )
}
