import { Hono } from 'hono'
import { requireRole } from '../identity/require-role.ts'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { addCreative, reviewCreative } from './lines/creatives.server.ts'
import { CreativeRejection, NewCreative } from './rules/lines/artwork.ts'

/** Artwork: advertisers send it for their lines, members of the owner approve it or send it back, and staff send it back. */
export const creativesApi = new Hono<SignedInEnv>()
  .use('/lines/:id/creatives', smallBody, requireUser, limitWrites)
  .put('/lines/:id/creatives', validated('json', NewCreative), async (c) => {
    const sent = { line: c.req.param('id'), ...c.req.valid('json') }
    return c.json({ creatives: await addCreative(c.var.service, c.var.user, sent) })
  })
  .use('/creatives/:id/*', smallBody, requireRole('mediaOwner', 'admin', 'staff'), limitWrites)
  .post('/creatives/:id/approve', async (c) =>
    c.json({ creatives: await reviewCreative(c.var.service, c.var.user, c.req.param('id'), { to: 'approved' }) }),
  )
  .post('/creatives/:id/reject', validated('json', CreativeRejection), async (c) => {
    const verdict = { to: 'rejected', ...c.req.valid('json') } as const
    return c.json({ creatives: await reviewCreative(c.var.service, c.var.user, c.req.param('id'), verdict) })
  })
