import { calendarOf, selectTaken } from '../catalogue/calendar.server.ts'
import { findListing } from '../catalogue/catalogue.server.ts'
import type { ServiceContext } from '../context.ts'
import { daysOf, freeSpans, nearestFree, takenIn } from '../domain/availability/calendar.ts'
import { lastOpenDay, lengthOf } from '../domain/availability/range.ts'
import { type ResourceRef, resourceOf } from '../domain/availability/resource.ts'
import { datedEstimate, shortestEnd } from '../domain/catalogue/dated-price.ts'
import {
  type AvailabilityQuery,
  checkDays,
  type PublicAvailability,
  type PublicQuote,
  type QuoteRequest,
} from '../domain/catalogue/quote.ts'
import { describeMinimum, fitOrder } from '../domain/catalogue/rate.ts'
import { mediaSpec } from '../domain/catalogue/registry/media.ts'
import { civilDate, daysIn, formatLongDate } from '../domain/dates.ts'
import { DomainError } from '../domain/errors.ts'

/** What fills up by that name, with its listing, and what takes its days. @throws DomainError not_found */
async function findSold(ctx: ServiceContext, ref: ResourceRef) {
  const [listing, taken] = await Promise.all([findListing(ctx, ref.listing), selectTaken(ctx.db, ref.listing, ctx.now)])
  const spot = listing?.spots.find(({ id }) => id === ref.spot) ?? null
  // A listing with spots is not sold by itself.
  const isSold = listing && (ref.spot === null ? listing.spots.length === 0 : spot !== null)
  if (!isSold) throw new DomainError('not_found', 'Nothing is sold by this id')
  const resource = resourceOf(listing, spot)
  const own = taken.filter(({ resourceId }) => resourceId === resource)
  return { resource, listing, spot, sold: spot ?? listing, calendar: calendarOf(spot ?? listing, own) }
}

/**
 * Which days of a listing or spot are free, never who has the others.
 * @throws DomainError not_found; bad_input for days out of order, in the past or too far ahead
 */
export async function getAvailability(ctx: ServiceContext, query: AvailabilityQuery): Promise<PublicAvailability> {
  const today = civilDate(ctx.now)
  const span = { start: query.from ?? today, end: query.to ?? lastOpenDay(today) }
  checkDays(span, today, { start: 'from', end: 'to' })
  const { resource, sold, calendar } = await findSold(ctx, query.resource)
  const wanted = { quantity: sold.rate.minQuantity, now: ctx.now.getTime() }
  return { resource, capacity: sold.capacity, days: daysOf(calendar, span, wanted) }
}

/**
 * What an order costs on some days, and whether they are free. It promises nothing and writes nothing.
 * @throws DomainError not_found; bad_input for days out of order, in the past, too far ahead, or fewer than the least
 */
export async function quote(ctx: ServiceContext, request: QuoteRequest): Promise<PublicQuote> {
  const today = civilDate(ctx.now)
  const asked = { start: request.starts, end: request.ends }
  checkDays(asked, today, { start: 'starts', end: 'ends' })
  const { resource, listing, spot, sold, calendar } = await findSold(ctx, request.resource)
  const { rate } = sold
  const { gst } = mediaSpec({ id: listing.category, name: '' })
  const order = fitOrder(rate, { quantity: request.quantity, duration: request.insertions })
  if (request.quantity !== undefined && request.quantity !== order.quantity) {
    const message = `At least ${rate.minQuantity}, in steps of ${rate.step}`
    throw new DomainError('bad_input', message, [{ path: 'quantity', message }])
  }
  const sums = datedEstimate(rate, { span: asked, quantity: order.quantity, pieces: order.duration }, gst.percent, {
    seconds: spot?.seconds ?? null,
    setup: spot?.seconds ? 0 : listing.setup,
    minBudget: spot ? null : listing.minBudget,
    seasons: listing.seasons,
  })
  if (sums === null) {
    const message = `At least ${describeMinimum(rate)}: until ${formatLongDate(shortestEnd(rate, asked.start))}`
    throw new DomainError('bad_input', message, [{ path: 'ends', message }])
  }
  const { span, dues } = sums.booking
  const open = daysOf(
    calendar,
    { start: today, end: lastOpenDay(today) },
    { quantity: sums.quantity, now: ctx.now.getTime() },
  )
  const taken = takenIn(open, span)
  const nearest = taken.length > 0 ? nearestFree(freeSpans(open), span.start, lengthOf(span)) : []
  return {
    resource,
    starts: span.start,
    ends: span.end,
    days: daysIn(span),
    due: dues,
    quantity: sums.quantity,
    rate: rate.rate,
    unit: rate.unit,
    media: sums.media,
    season: sums.season,
    setup: sums.setup,
    gst: { ...gst, amount: sums.gst },
    total: sums.total,
    free: taken.length === 0,
    taken,
    nearest: nearest.map(({ start, end }) => ({ starts: start, ends: end })),
  }
}
