import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { getListingThread, markSeen, postInThread, writeToOwner } from './messages/threads.server.ts'
import { NewMessage } from './rules/campaigns/campaign-edit.ts'
import { Seen } from './rules/messages/thread.ts'

/** Conversations of the signed-in user: about listings of others, and about their own listings. */
export const threadsApi = new Hono<SignedInEnv>()
  .use('/threads/*', smallBody, requireUser)
  .get('/threads/about/:listing', async (c) =>
    c.json(await getListingThread(c.var.service, c.var.user, c.req.param('listing'))),
  )
  .post('/threads/about/:listing', rateLimit('LIMIT_ENQUIRY'), validated('json', NewMessage), async (c) => {
    const { text } = c.req.valid('json')
    return c.json(
      { messages: await writeToOwner(c.var.service, c.var.user, { listing: c.req.param('listing'), text }) },
      201,
    )
  })
  .post('/threads/:id/messages', rateLimit('LIMIT_BOOKING'), validated('json', NewMessage), async (c) => {
    await postInThread(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json({ isSent: true }, 201)
  })
  .post('/threads/:id/seen', rateLimit('LIMIT_BOOKING'), validated('json', Seen), async (c) => {
    await markSeen(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json({ isSeen: true })
  })
