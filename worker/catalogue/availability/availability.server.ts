import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate, type DateSpan, daysIn, formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { loadOffer } from '../offers.server.ts'
import { daysOf, freeSpans, nearestFree, takenIn } from '../rules/availability/calendar.ts'
import {
  type Appears,
  acrossIssues,
  type IssueState,
  issueRefusal,
  issueRuns,
  issueState,
  openIssuesIn,
  runsWithIssue,
} from '../rules/availability/issues.ts'
import { lastOpenDay, lengthOf } from '../rules/availability/range.ts'
import { shortestEnd } from '../rules/dues.ts'
import { priceOffer } from '../rules/offer.ts'
import { appearsOf } from '../rules/printed.ts'
import {
  type AvailabilityQuery,
  checkDays,
  type PublicAvailability,
  type PublicQuote,
  type QuoteRequest,
} from '../rules/quote.ts'
import { describeMinimum, fitOrder } from '../rules/rate.ts'

/**
 * Free days of a listing or spot, for print its days of issue; never the holder of the others.
 * @throws DomainError not_found; bad_input for days out of order, in the past or too far ahead
 */
export async function getAvailability(ctx: ServiceContext, query: AvailabilityQuery): Promise<PublicAvailability> {
  const today = civilDate(ctx.now)
  const span = { start: query.from ?? today, end: query.to ?? lastOpenDay(today) }
  checkDays(span, today, { start: 'from', end: 'to' })
  const { resource, listing, rate, calendar } = await loadOffer(ctx, query.resource)
  const days = daysOf(calendar, span, { quantity: rate.minQuantity, now: ctx.now.getTime() })
  const appears = appearsOf(listing, rate)
  return { resource, capacity: calendar.capacity, days: appears ? issueRuns(appears, days, today) : days }
}

/** @throws DomainError bad_input, at the field of the request */
function refuse(path: keyof QuoteRequest, message: string): never {
  throw new DomainError('bad_input', message, [{ path, message }])
}

/** The days that are asked for: a span, in which issues are counted, or the issues themselves. @throws DomainError bad_input */
function readAsked({ starts = '', ends = '', issues, insertions }: QuoteRequest, today: CivilDate) {
  if (issues === undefined) {
    const span = { start: starts, end: ends }
    checkDays(span, today, { start: 'starts', end: 'ends' })
    return { span, pieces: insertions }
  }
  const [start = '', end = start] = [issues[0], issues.at(-1)]
  checkDays({ start, end }, today, { start: 'issues', end: 'issues' })
  return { issues }
}

/** @throws DomainError bad_input for a day on which nothing appears, or that has no room left */
function checkIssues(
  asked: ReturnType<typeof readAsked>,
  { appears, pieces, stateOf }: { appears: Appears | null; pieces: number; stateOf: (day: CivilDate) => IssueState },
  today: CivilDate,
): void {
  if (asked.issues) {
    if (!appears) refuse('issues', 'This is not sold by the issue: send its first and last day')
    const refusal = issueRefusal(asked.issues, stateOf, today)
    if (refusal !== null) refuse('issues', refusal)
  } else if (appears && openIssuesIn(appears, asked.span, today).length < pieces) {
    refuse('ends', 'Fewer issues can be booked on these days than insertions are asked for')
  }
}

/**
 * Price of an order on some days, and their availability. It reserves nothing and writes nothing.
 * @throws DomainError not_found; bad_input for days out of order, in the past, too far ahead, or fewer than the least,
 * and for days of issue that cannot be booked
 */
export async function quote(ctx: ServiceContext, request: QuoteRequest): Promise<PublicQuote> {
  const today = civilDate(ctx.now)
  const asked = readAsked(request, today)
  const offer = await loadOffer(ctx, request.resource)
  const { resource, listing, calendar, rate, gst } = offer
  const order = fitOrder(rate, { quantity: request.quantity, duration: asked.issues?.length ?? asked.pieces })
  if (request.quantity !== undefined && request.quantity !== order.quantity) {
    refuse('quantity', `At least ${rate.minQuantity}, in steps of ${rate.step}`)
  }
  const open = daysOf(
    calendar,
    { start: today, end: lastOpenDay(today) },
    { quantity: order.quantity, now: ctx.now.getTime() },
  )
  const appears = appearsOf(listing, rate)
  const stateOf = (day: CivilDate): IssueState =>
    appears ? issueState(appears, open, day, { today, quantity: order.quantity }) : 'none'
  checkIssues(asked, { appears, pieces: order.duration, stateOf }, today)
  const wanted = asked.issues ? { issues: asked.issues } : { span: asked.span, pieces: order.duration }
  const sums = priceOffer(offer, { ...wanted, quantity: order.quantity })
  if (sums === null) {
    const least = `At least ${describeMinimum(rate)}`
    if (asked.issues) refuse('issues', least)
    refuse('ends', `${least}: until ${formatLongDate(shortestEnd(rate, asked.span.start))}`)
  }
  const { span, dues } = sums.booking
  const runs = appears && issueRuns(appears, open, today)
  const taken = asked.issues ? [] : takenIn(runs ? runsWithIssue(runs) : open, span)
  const free = freeSpans(runs ? acrossIssues(runs) : open)
  const nearest = taken.length > 0 ? nearestFree(free, span.start, lengthOf(span)) : []
  const isEnough = (near: DateSpan) => !appears || openIssuesIn(appears, near, today).length >= order.duration
  return {
    resource,
    starts: span.start,
    ends: span.end,
    days: asked.issues?.length ?? daysIn(span),
    issues: asked.issues ?? [],
    due: dues,
    quantity: sums.quantity,
    rate: rate.rate,
    unit: rate.unit,
    media: sums.media,
    season: sums.season,
    discount: sums.discount,
    setup: sums.setup,
    gst: { ...gst, amount: sums.gst },
    total: sums.total,
    free: taken.length === 0,
    taken,
    nearest: nearest.filter(isEnough).map(({ start, end }) => ({ starts: start, ends: end })),
  }
}
