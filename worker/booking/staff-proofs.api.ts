import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import {
  acceptDisputed,
  findShort,
  getDisputed,
  listDisputed,
  previewCredit,
} from './proofs/dispute-verdicts.server.ts'
import { AcceptVerdict, CreditQuery, ShortVerdict } from './rules/proofs/proof-inputs.ts'

/** Disputed proofs, which staff judge. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffProofsApi = new Hono<SignedInEnv>()
  .get('/proofs', async (c) => c.json({ proofs: await listDisputed(c.var.service) }))
  .get('/proofs/:id', async (c) => c.json(await getDisputed(c.var.service, c.req.param('id'))))
  .get('/proofs/:id/credit', validated('query', CreditQuery), async (c) =>
    c.json(await previewCredit(c.var.service, c.req.param('id'), c.req.valid('query'))),
  )
  .post('/proofs/:id/accept', rateLimit('LIMIT_STAFF'), validated('json', AcceptVerdict), async (c) =>
    c.json(await acceptDisputed(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/proofs/:id/short', rateLimit('LIMIT_STAFF'), validated('json', ShortVerdict), async (c) =>
    c.json(await findShort(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
