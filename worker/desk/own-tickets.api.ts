import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { NewTicket, OwnReply, OwnTicketChange } from './rules/support/thread.ts'
import { changeOwnTicket, createOwnTicket, replyToOwnTicket } from './support/own-tickets.server.ts'

const limit = rateLimit('LIMIT_CONTACT')

/** Tickets of the signed-in user. */
export const ownTicketsApi = new Hono<SignedInEnv>()
  .post('/support/tickets', limit, requireUser, smallBody, validated('json', NewTicket), async (c) => {
    const { reference, isNew } = await createOwnTicket(c.var.service, c.var.user, c.req.valid('json'))
    return c.json({ reference }, isNew ? 201 : 200)
  })
  .post('/support/tickets/:reference/messages', limit, requireUser, smallBody, validated('json', OwnReply), async (c) =>
    c.json(await replyToOwnTicket(c.var.service, c.var.user, c.req.param('reference'), c.req.valid('json')), 201),
  )
  .put('/support/tickets/:reference', limit, requireUser, smallBody, validated('json', OwnTicketChange), async (c) =>
    c.json(await changeOwnTicket(c.var.service, c.var.user, c.req.param('reference'), c.req.valid('json'))),
  )
