import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { CannedAnswerChange, CannedAnswerInput, CannedAnswerSeen } from './rules/support/canned-answer.ts'
import { TicketNote, TicketReply } from './rules/support/thread.ts'
import { TicketChange, TicketQuery } from './rules/support/ticket.ts'
import {
  changeCannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from './support/canned-answers.server.ts'
import { openEnquiryTicket } from './support/enquiry-ticket.server.ts'
import { getSupportFigures, listTickets } from './support/list-tickets.server.ts'
import { changeTicket, noteOnTicket, replyToTicket } from './support/ticket-acts.server.ts'
import { getThread } from './support/ticket-thread.server.ts'

/** The id in an address. @throws DomainError not_found for anything but a number */
function idOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new DomainError('not_found', 'Answer not found')
}

/** Tickets for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const ticketsApi = new Hono<SignedInEnv>()
  .get('/tickets', validated('query', TicketQuery), async (c) =>
    c.json(await listTickets(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .get('/tickets/figures', async (c) => c.json(await getSupportFigures(c.var.service)))
  .get('/tickets/:reference', async (c) => c.json(await getThread(c.var.service, c.req.param('reference'))))
  .put('/tickets/:reference', rateLimit('LIMIT_STAFF'), validated('json', TicketChange), async (c) =>
    c.json(await changeTicket(c.var.service, c.var.user, c.req.param('reference'), c.req.valid('json'))),
  )
  .post('/tickets/:reference/replies', rateLimit('LIMIT_STAFF'), validated('json', TicketReply), async (c) =>
    c.json(await replyToTicket(c.var.service, c.var.user, c.req.param('reference'), c.req.valid('json')), 201),
  )
  .post('/tickets/:reference/notes', rateLimit('LIMIT_STAFF'), validated('json', TicketNote), async (c) =>
    c.json(await noteOnTicket(c.var.service, c.var.user, c.req.param('reference'), c.req.valid('json')), 201),
  )
  .post('/enquiries/:reference/ticket', rateLimit('LIMIT_STAFF'), async (c) =>
    c.json(await openEnquiryTicket(c.var.service, c.var.user, c.req.param('reference')), 201),
  )

/** Answers that staff keep at hand. */
export const cannedAnswersApi = new Hono<SignedInEnv>()
  .get('/canned-answers', async (c) => c.json(await listCannedAnswers(c.var.service)))
  .post('/canned-answers', rateLimit('LIMIT_STAFF'), validated('json', CannedAnswerInput), async (c) =>
    c.json(await createCannedAnswer(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .put('/canned-answers/:id', rateLimit('LIMIT_STAFF'), validated('json', CannedAnswerChange), async (c) =>
    c.json(await changeCannedAnswer(c.var.service, c.var.user, idOf(c.req.param('id')), c.req.valid('json'))),
  )
  .delete('/canned-answers/:id', rateLimit('LIMIT_STAFF'), validated('query', CannedAnswerSeen), async (c) => {
    const seen = { id: idOf(c.req.param('id')), ...c.req.valid('query') }
    return c.json(await deleteCannedAnswer(c.var.service, c.var.user, seen))
  })
