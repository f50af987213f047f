import { CalendarClock, Headset } from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { withIssues } from '../../../worker/catalogue/rules/availability/issues.ts'
import { withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { type Availability, isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import {
  describeMinimum,
  describePrice,
  monthlyPrice,
  type Order,
  SETUP_LABEL,
} from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { ACTIONS } from '../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { EnquiryLink } from '../../kit/enquiry/enquiry-link.tsx'
import { type EnquirySubject, withOrder as subjectWithOrder } from '../../kit/enquiry/subject.ts'
import { SumLines } from '../../kit/money-display/sum-lines.tsx'
import { TextLink } from '../../ui/link.tsx'
import { useChooseRange, useRange } from '../../ui/use-range.ts'
import { ActionLinks } from './action-links.tsx'
import { withOrder } from './actions.ts'
import { datedLines, issuesText, orderOnDays, periodsOf, readDays, subjectOnIssues } from './dated-order.ts'
import { DaysAnswer, IssuesAnswer } from './days-answer.tsx'
import { EstimateForm, typedIn } from './estimate-form.tsx'
import { IssueChoice } from './issue-choice.tsx'
import type { PanelOffer } from './offer.ts'
import { orderLines, readOrder } from './order.ts'
import { InSheet } from './price-sheet.tsx'
import { useIssues } from './use-issues.ts'

/** Shows when a booked listing is free again; nothing while it is available. */
function FreesNotice({ availability, today }: { availability: Availability; today: CivilDate }) {
  if (isAvailable(availability, today)) return null
  const { nextAvailable } = availability
  return (
    <p className="mt-4 flex items-start gap-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn-ink">
      <CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
      {nextAvailable
        ? `Booked for now. Free from ${formatDate(nextAvailable, today)}: plan it for that day or later.`
        : 'Sold out for now. You can still add it: the owner answers with the next free days.'}
    </p>
  )
}

export interface PricePanelProps {
  offer: PanelOffer
  /** Listing of the offer. */
  listing: Pick<Listing, 'category' | 'id' | 'details'>
  /** Subject of the enquiry that the buttons start. */
  subject: EnquirySubject
  categoryName: string
  /** The smallest order, or the order in the URL. */
  order: Order
  path: string
  /** Query values to keep: the selected spot. */
  keep?: Record<string, string> | undefined
  today: CivilDate
}

/** The price, calculated while the visitor types, and the next steps. */
export function PricePanel({ offer, listing, subject, categoryName, order, path, keep = {}, today }: PricePanelProps) {
  const spec = mediaSpec({ id: listing.category, name: categoryName })
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<ReturnType<typeof readOrder>>({ order, issues: {} })
  const [dayIssues, setDayIssues] = useState<ReturnType<typeof readDays>['issues']>({})
  const range = useRange()
  const issueDays = useIssues()
  const choose = useChooseRange()
  // On the page itself the picker is next to the panel.
  const isInSheet = useContext(InSheet)

  const readForm = () => {
    if (form.current) {
      const typed = typedIn(form.current)
      setDraft((last) => readOrder(offer, typed, last.order))
      if (offer.appears) return
      const days = readDays(typed, today)
      setDayIssues(days.issues)
      // The address holds the days, so that the calendar and the other pages show the same ones.
      const isCleared = !typed.from && !typed.until
      const isSame = days.range?.from === range?.from && days.range?.until === range?.until
      if (!isSame && (days.range || isCleared)) choose(days.range)
    }
  }
  // Includes what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(readForm, [])

  // The fields follow days that were chosen elsewhere: in the calendar, or among the nearest free ones.
  const follow = useEffectEvent(() => {
    for (const name of ['from', 'until'] as const) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && range) field.value = range[name]
    }
    if (range) setDayIssues({})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days of the address
  useEffect(() => follow(), [range?.from, range?.until])

  const wantedDays = { order: draft.order, range, issues: issueDays }
  const { chosen, dated, issues: ofDays } = orderOnDays(offer, wantedDays, today)
  const issues = { ...draft.issues, ...ofDays, ...dayIssues }
  const isOrder = Object.keys(issues).length === 0
  const wanted = dated ? { ...draft.order, duration: periodsOf(offer, dated.sums) } : draft.order
  const ordered = isOrder ? subjectWithOrder(subject, offer.rate, wanted) : subject
  const isOnIssues = offer.appears !== null && dated !== null
  const onIssues = { order: draft.order, issues: isOrder ? issueDays : [] }
  const asked = subjectOnIssues(ordered, offer, onIssues, today)
  // The contact button is next to the owner's name.
  const inPanel = spec.actions.filter((action) => ACTIONS[action].intent !== 'contact')
  const next = withIssues(
    withRange(withOrder(path, keep, offer.rate, draft.order), chosen),
    isOnIssues ? issueDays : [],
  )
  const estimate = dated ? datedLines(offer, dated) : orderLines(offer, draft.order)
  return (
    <section aria-label="Price" className="rounded-xl border border-line bg-surface p-5 shadow-lift">
      {keep.spot && <h2 className="mb-1 text-sm font-semibold text-ink-2 wrap-anywhere">{offer.name}</h2>}
      <PriceHead offer={offer} />
      {!dated && <FreesNotice availability={offer.availability} today={today} />}
      <EstimateForm
        ref={form}
        rate={offer.rate}
        order={order}
        range={range}
        printed={offer.appears && { days: issueDays, said: issuesText(issueDays, today) }}
        issues={issues}
        keep={keep}
        today={today}
        onInput={readForm}
      />
      {isInSheet && <IssueChoice offer={offer} listing={listing} today={today} />}
      {dated && chosen && <DaysAnswer dated={dated} until={chosen.until} today={today} />}
      {isOnIssues && <IssuesAnswer count={issueDays.length} />}
      <SumLines
        {...estimate}
        lines={
          isOrder ? estimate.lines : estimate.lines.map((line, at) => (at === 0 ? { ...line, label: 'Media' } : line))
        }
        isUnknown={!isOrder}
        className="mt-5 text-sm"
      />
      <div className="mt-5 grid gap-1.5">
        <EnquiryLink intent="campaign" label="Add to Campaign" subject={asked} next={next} variant="accent" size="lg" />
        <p className="flex flex-wrap justify-center gap-x-2">
          <ActionLinks actions={inPanel} listing={listing} subject={asked} next={next} />
          <EnquiryLink intent="desk" label="Ask our desk" subject={asked} next={next} variant="ghost">
            <Headset aria-hidden />
            Ask our desk
          </EnquiryLink>
        </p>
      </div>
      <p className="mt-3 text-center text-xs text-ink-2 not-noscript:hidden">
        These buttons need JavaScript. Without it, <TextLink to="/contact">write to us</TextLink>.
      </p>
      <p className="mt-2 text-center text-xs text-ink-3">
        Nothing is charged until the {spec.seller ?? 'owner'} confirms.
      </p>
    </section>
  )
}

/** The rate with its unit, what it excludes, and the minimum booking. */
function PriceHead({ offer }: { offer: PanelOffer }) {
  const { rate, seconds } = offer
  const { quantityNoun, period } = UNITS[rate.unit]
  const { amount, unit, of } = describePrice(rate, seconds)
  const extras = offer.setup > 0 ? `, ${SETUP_LABEL.toLowerCase()}` : ''
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="num text-3xl font-bold">{formatMoney(amount)}</span>
        <span className="text-sm text-ink-2">{unit}</span>
      </p>
      <p className="num mt-1 text-xs text-ink-3">
        {of && (
          <>
            <span className="font-semibold text-ink-2">{of}</span> × {plural(rate.minQuantity, quantityNoun)}.{' '}
          </>
        )}
        {(period === 'day' || period === 'week') && (
          <>
            <span className="font-semibold text-ink-2">{formatMoney(monthlyPrice(rate, { seconds }))} per month</span>
            {rate.minQuantity > 1 && ` for ${plural(rate.minQuantity, quantityNoun)}`}.{' '}
          </>
        )}
        Excludes {offer.gst.percent}% GST{extras}. Minimum booking: {describeMinimum(rate)}.
      </p>
    </>
  )
}
