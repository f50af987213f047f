import { type DayRun, freeSpans, nearestFree, takenIn } from '../../../worker/catalogue/rules/availability/calendar.ts'
import { type IssueState, issueRefusal, issueState } from '../../../worker/catalogue/rules/availability/issues.ts'
import {
  type DateRange,
  lastOpenDay,
  lengthOf,
  REVERSED,
  rangeOf,
  spanOf,
} from '../../../worker/catalogue/rules/availability/range.ts'
import { lengthText, shortestEnd } from '../../../worker/catalogue/rules/dues.ts'
import { type OfferPrice, priceOffer } from '../../../worker/catalogue/rules/offer.ts'
import { describeMinimum, type Order } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { seasonsIn, seasonText } from '../../../worker/catalogue/rules/seasons.ts'
import { type CivilDate, daysIn, formatDate, formatLongDate, isCivilDate } from '../../../worker/kernel/rules/dates.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { type EnquirySubject, withOrder } from '../../kit/enquiry/subject.ts'
import type { PanelOffer } from './offer.ts'
import { type Lines, toLines } from './order.ts'

/** Days as typed: a range, or the issue of each end that is wrong; neither while an end is missing. */
interface ReadDays {
  range: DateRange | null
  issues: Partial<Record<keyof DateRange, string>>
}

/** Reads the two dates of the estimate as typed. */
export function readDays(typed: Partial<Record<keyof DateRange, string | undefined>>, today: CivilDate): ReadDays {
  const { from = '', until = '' } = typed
  const last = lastOpenDay(today)
  const issues: ReadDays['issues'] = {}
  if (from !== '' && !isCivilDate(from)) issues.from = 'Choose a day'
  else if (from !== '' && from < today) issues.from = 'The first day has passed'
  if (until !== '' && !isCivilDate(until)) issues.until = 'Choose a day'
  else if (until !== '' && from !== '' && until < from) issues.until = REVERSED
  else if (until > last) issues.until = `Calendars are open until ${formatLongDate(last)}`
  const isRange = from !== '' && until !== '' && Object.keys(issues).length === 0
  return { range: isRange ? { from, until } : null, issues }
}

/** Price of an order on days, and whether the days are free. */
export interface DatedOrder {
  sums: OfferPrice
  days: number
  taken: DayRun[]
  /** Nearest free ranges of the same length, when these days are taken. */
  nearest: DateRange[]
}

/** Price and availability of a range of days; or the reason why the range is too short. */
function orderOn(
  offer: PanelOffer,
  { order, range }: { order: Order; range: DateRange },
  today: CivilDate,
): DatedOrder | { tooShort: string } {
  const { rate } = offer
  const sums = priceOffer(offer, { span: spanOf(range), quantity: order.quantity, pieces: order.duration })
  if (sums === null) {
    return { tooShort: `At least ${describeMinimum(rate)}: until ${formatDate(shortestEnd(rate, range.from), today)}` }
  }
  const { span } = sums.booking
  const runs = forQuantity(offer.runs, sums.quantity)
  const taken = takenIn(runs, span)
  const nearest = taken.length > 0 ? nearestFree(freeSpans(runs), span.start, lengthOf(span)).map(rangeOf) : []
  return { sums, days: daysIn(span), taken, nearest }
}

/** Days chosen in the address: a range, or days of issue of a printed title. */
export interface ChosenDays {
  range: DateRange | null
  issues: readonly CivilDate[]
}

interface OrderedDays {
  /** Chosen range, if it can be ordered. */
  chosen: DateRange | null
  dated: DatedOrder | null
  /** Issues by field: an end of the range, or the days of issue. */
  issues: ReadDays['issues'] & { days?: string }
}

/** Order on the days in the address: the days that can be ordered, the price, and the issues of the others. */
export function orderOnDays(
  offer: PanelOffer,
  { order, range, issues: issueDays }: { order: Order } & ChosenDays,
  today: CivilDate,
): OrderedDays {
  if (offer.appears) return { chosen: null, ...orderOnIssues(offer, { order, days: issueDays }, today) }
  if (range === null) return { chosen: null, dated: null, issues: {} }
  // Days that have passed since the address was made are not priced.
  const { range: chosen, issues } = readDays(range, today)
  if (chosen === null) return { chosen, dated: null, issues }
  const onDays = orderOn(offer, { order, range: chosen }, today)
  return 'sums' in onDays
    ? { chosen, dated: onDays, issues }
    : { chosen, dated: null, issues: { ...issues, until: onDays.tooShort } }
}

/** Order on days of issue: the title must appear on each, with room. An empty choice is not an error. */
function orderOnIssues(
  offer: PanelOffer,
  { order, days }: { order: Order; days: readonly CivilDate[] },
  today: CivilDate,
): Pick<OrderedDays, 'dated' | 'issues'> {
  const { rate } = offer
  if (days.length === 0) return { dated: null, issues: {} }
  const refusal = issueRefusal(days, (day) => issueStateOf(offer, order, day, today), today)
  if (refusal !== null) return { dated: null, issues: { days: refusal } }
  const sums = priceOffer(offer, { issues: days, quantity: order.quantity })
  if (sums === null)
    return { dated: null, issues: { days: `At least ${describeMinimum({ ...rate, minQuantity: 1 })}` } }
  return { dated: { sums, days: days.length, taken: [], nearest: [] }, issues: {} }
}

/** Subject of an enquiry with the chosen days of issue, if each of them can be ordered. */
export function subjectOnIssues(
  subject: EnquirySubject,
  offer: PanelOffer,
  { order, issues }: { order: Order; issues: readonly CivilDate[] },
  today: CivilDate,
): EnquirySubject {
  const { dated } = orderOnDays(offer, { order, range: null, issues }, today)
  if (!offer.appears || !dated) return subject
  const ordered = withOrder(subject, offer.rate, { ...order, duration: issues.length })
  return { ...ordered, issues, order: `${ordered.order}, ${issuesText(issues, today)}` }
}

/** State of a day of issue for an order of this quantity; only for printed titles. */
export const issueStateOf = (
  { appears, runs }: Pick<PanelOffer, 'appears' | 'runs'>,
  { quantity }: Pick<Order, 'quantity'>,
  day: CivilDate,
  today: CivilDate,
): IssueState => (appears ? issueState(appears, runs, day, { today, quantity }) : 'none')

const MAX_NAMED_ISSUES = 4

/** Days as text: `6 Dec and 13 Dec`; for many the first one and the number of others. */
export function issuesText(days: readonly CivilDate[], today: CivilDate): string {
  const names = days.map((day) => formatDate(day, today))
  if (names.length <= MAX_NAMED_ISSUES) return list(names)
  return list([...names.slice(0, MAX_NAMED_ISSUES - 1), `${names.length - MAX_NAMED_ISSUES + 1} more`])
}

/** Availability for a larger quantity: days with less room count as taken. */
const forQuantity = (runs: readonly DayRun[], quantity: number): DayRun[] =>
  runs.map((run) =>
    run.state === 'free' && run.left !== null && run.left < quantity ? { ...run, state: 'booked' } : run,
  )

/** Lines of a price for days: `₹1,85,000 × 1 month and 6 days`, season, discount, setup, GST, total. */
export function datedLines(offer: PanelOffer, { sums }: DatedOrder): Lines {
  const { booking, quantity } = sums
  const { quantityNoun, periodNoun } = UNITS[offer.rate.unit]
  const factors = [
    (quantity > 1 || !periodNoun) && plural(quantity, quantityNoun),
    lengthText(offer.rate.unit, booking.dues, daysIn(booking.span)),
  ]
  const parts = seasonsIn(offer.seasons, booking.issues ?? booking.span).map(({ season, days }) => ({
    ...season,
    days,
  }))
  return toLines(offer, sums, factors, seasonText(parts))
}

/** Number of periods of a booking, begun ones counted whole, for an enquiry. */
export function periodsOf({ rate }: PanelOffer, { booking }: OfferPrice): number {
  const { n, d } = booking.dues
  return Math.ceil(n / d / UNITS[rate.unit].duesPerPeriod)
}
