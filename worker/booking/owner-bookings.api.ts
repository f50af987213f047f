import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { cancelLine, getCancellationCost } from './lines/cancel.server.ts'
import { confirmLine, counterLine, declineLine } from './lines/line-decisions.server.ts'
import { listMessages, postMessage } from './lines/messages.server.ts'
import { getOwnerBooking, listOwnerBookings } from './lines/owner-bookings.server.ts'
import { getOfferHelp } from './lines/owner-offer.server.ts'
import { Cancellation, NewMessage, Seen } from './rules/campaigns/campaign-edit.ts'
import { BookingQuery } from './rules/lines/booking-query.ts'
import { Counter, Decline, OfferDays } from './rules/lines/owner-answer.ts'

/**
 * Requests and bookings of the owners of the signed-in user. Membership is read from the database each time. Sums are
 * in paise.
 */
export const ownerBookingsApi = new Hono<SignedInEnv>()
  .use('/owner/bookings/*', smallBody, requireUser, limitWrites)
  .get('/owner/bookings', validated('query', BookingQuery), async (c) =>
    c.json(await listOwnerBookings(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .get('/owner/bookings/:id', async (c) => c.json(await getOwnerBooking(c.var.service, c.var.user, c.req.param('id'))))
  .post('/owner/bookings/:id/confirm', validated('json', Seen), async (c) => {
    const { id } = await confirmLine(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json(await getOwnerBooking(c.var.service, c.var.user, id))
  })
  .post('/owner/bookings/:id/decline', validated('json', Decline), async (c) => {
    const { id } = await declineLine(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json(await getOwnerBooking(c.var.service, c.var.user, id))
  })
  .post('/owner/bookings/:id/counter', validated('json', Counter), async (c) => {
    const { version, ...offer } = c.req.valid('json')
    const { id } = await counterLine(c.var.service, c.var.user, { id: c.req.param('id'), version, offer })
    return c.json(await getOwnerBooking(c.var.service, c.var.user, id))
  })
  .get('/owner/bookings/:id/offer', validated('query', OfferDays), async (c) =>
    c.json(await getOfferHelp(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('query') })),
  )
  .get('/owner/bookings/:id/cancellation', async (c) =>
    c.json(await getCancellationCost(c.var.service, 'mediaOwner', c.var.user, c.req.param('id'))),
  )
  .post('/owner/bookings/:id/cancel', validated('json', Cancellation), async (c) => {
    const cancelled = { id: c.req.param('id'), ...c.req.valid('json') }
    const { id } = await cancelLine(c.var.service, 'mediaOwner', c.var.user, cancelled)
    return c.json(await getOwnerBooking(c.var.service, c.var.user, id))
  })
  .get('/owner/bookings/:id/messages', async (c) =>
    c.json({ messages: await listMessages(c.var.service, 'mediaOwner', c.var.user, c.req.param('id')) }),
  )
  .post('/owner/bookings/:id/messages', validated('json', NewMessage), async (c) => {
    const message = { line: c.req.param('id'), ...c.req.valid('json') }
    return c.json({ messages: await postMessage(c.var.service, 'mediaOwner', c.var.user, message) }, 201)
  })
