import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { ClaimDecision, ClaimQuery } from '../organisations/rules/owners/claim.ts'
import { decideClaim, deferClaim, listClaims } from './approvals/claim-decisions.server.ts'
import { getClaimDetail } from './approvals/claim-detail.server.ts'

/** Claims of media owners to a company, for staff, who decide. Mounted behind the guard of staff.api.ts. */
export const staffClaimsApi = new Hono<SignedInEnv>()
  .get('/owner-claims', validated('query', ClaimQuery), async (c) =>
    c.json(await listClaims(c.var.service, c.req.valid('query'))),
  )
  .get('/owner-claims/:id', async (c) => c.json(await getClaimDetail(c.var.service, c.req.param('id'))))
  .put('/owner-claims/:id', rateLimit('LIMIT_STAFF'), validated('json', ClaimDecision), async (c) =>
    c.json(await decideClaim(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/owner-claims/:id/defer', rateLimit('LIMIT_STAFF'), async (c) =>
    c.json(await deferClaim(c.var.service, c.var.user, c.req.param('id'))),
  )
