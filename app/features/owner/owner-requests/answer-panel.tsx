import { CalendarCheck, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { type ActProps, DeclineDialog } from './decline-dialog.tsx'
import { NearestDays } from './nearest-days.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { OfferTexts } from './offer-form.ts'
import { PayoutSums } from './payout-sums.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { verbsOf } from './request-states.ts'
import { confirmRequest, type Seen } from './requests.queries.ts'
import { StateText } from './state-text.tsx'
import { TimeLeft } from './time-left.tsx'

interface Act {
  name: string
  /** Of the fields of its form. */
  fields: readonly string[]
}

/** Runs acts on a request, one at a time. */
function useAct() {
  const { run, pending, refusal, setRefusal } = useOneAct<Act, Refusal>((error, { fields }) => refusalOf(error, fields))

  return {
    /** @param fields names of the fields of its form. @returns null when it was done; undefined while another is under way */
    run: (name: string, work: () => Promise<unknown>, fields: readonly string[] = []) => run({ name, fields }, work),
    pending: pending?.name ?? null,
    refusal,
    clear: () => setRefusal(null),
  }
}

type Opened = { verb: 'counter' | 'decline' | 'cancel'; seen: Seen; first: DateSpan | null }

const DONE = { counter: 'Offer sent', decline: 'Request declined', cancel: 'Booking cancelled' } as const

/** Of these the owner does not receive what was asked for. */
const WITHOUT_SUMS: readonly OwnerBooking['line']['status'][] = ['declined', 'withdrawn', 'cancelled', 'stopped']

interface AnswerPanelProps {
  booking: OwnerBooking
  /** What is missing in the billing details of the owner, with the way to them; null where nothing is. */
  billing: ReactNode
  today: CivilDate
  now: number
}

/** The sums of a request, until when it is answered, and the answers. */
export function AnswerPanel({ booking, billing, today, now }: AnswerPanelProps) {
  const { line, advertiser, mayAnswer } = booking
  const { run, pending, refusal, clear } = useAct()
  const [opened, setOpened] = useState<Opened | null>(null)
  const declining = useKeptText(`decline-${line.id}`)
  const cancelling = useKeptText(`cancel-${line.id}`)
  const [offer, setOffer] = useState<OfferTexts | null>(null)
  const possible = verbsOf(line, today)
  const verbs = mayAnswer ? possible : []
  // Somebody else has answered: the dialog has nothing left to do.
  const open = opened && verbs.includes(opened.verb) ? opened : null

  function show(verb: Opened['verb'], first: DateSpan | null = null) {
    clear()
    setOpened({ verb, seen: { id: line.id, version: line.version }, first })
  }

  async function confirm() {
    const refused = await run('confirm', () => confirmRequest(line))
    if (refused === null) toast({ tone: 'success', title: 'Booking confirmed' })
  }

  const acts = (verb: Opened['verb'], seen: Seen): ActProps => ({
    seen,
    isPending: pending === verb,
    refusal,
    onClose: () => {
      clear()
      setOpened(null)
    },
    run: async (work, names) => {
      const refused = await run(verb, work, names)
      if (refused === null || refused?.isStale) setOpened(null)
      if (refused === null) toast({ tone: 'success', title: DONE[verb] })
      return refused
    },
  })

  const isBusy = pending !== null
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
      {refusal?.text && open === null && (
        <Banner
          icon={CircleAlert}
          tone={refusal.isStale ? 'warn' : 'danger'}
          role="alert"
          className="mt-4"
          action={
            refusal.nearest &&
            verbs.includes('counter') && (
              <NearestDays nearest={refusal.nearest} today={today} onChoose={(span) => show('counter', span)} />
            )
          }
        >
          {refusal.text}
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
              isPending={pending === 'confirm'}
              isDisabled={isBusy && pending !== 'confirm'}
              whyNot={billing !== null && 'Billing details are missing. They are asked for above.'}
              onPress={confirm}
            >
              <CalendarCheck aria-hidden />
              Confirm booking
            </Button>
          )}
          {verbs.includes('counter') && (
            <Button
              variant="outline"
              isDisabled={isBusy}
              whyNot={billing !== null && 'Billing details are missing. They are asked for above.'}
              onPress={() => show('counter')}
            >
              Offer other dates or price
            </Button>
          )}
          {verbs.includes('decline') && (
            <Button variant="danger" isDisabled={isBusy} onPress={() => show('decline')}>
              Decline
            </Button>
          )}
          {verbs.includes('cancel') && (
            <Button variant="danger" isDisabled={isBusy} onPress={() => show('cancel')}>
              Cancel the booking
            </Button>
          )}
        </div>
      )}
      {open?.verb === 'counter' && (
        <OfferDialog
          {...acts('counter', open.seen)}
          line={line}
          first={open.first}
          before={offer}
          onChange={setOffer}
          today={today}
        />
      )}
      {open?.verb === 'decline' && <DeclineDialog {...acts('decline', open.seen)} kept={declining} />}
      {open?.verb === 'cancel' && (
        <CancelDialog {...acts('cancel', open.seen)} kept={cancelling} advertiser={advertiser || 'The advertiser'} />
      )}
    </Card>
  )
}
