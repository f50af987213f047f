import { Hono } from 'hono'
import { requireRole } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { createClaim, listOwnClaims, withdrawClaim } from './owners/claims.server.ts'
import { recordVerification, withdrawVerification } from './owners/verification.server.ts'
import { NewClaim } from './rules/owners/claim.ts'
import { NewVerification, VerificationWithdrawal } from './rules/owners/verification.ts'

/** Media owners ask to belong to a company. */
export const ownerClaimsApi = new Hono<SignedInEnv>()
  .use('/owner-claims/*', smallBody, requireRole('mediaOwner'))
  .get('/owner-claims', async (c) => c.json({ claims: await listOwnClaims(c.var.service, c.var.user) }))
  // Each claim mails the team.
  .post('/owner-claims', rateLimit('LIMIT_MAIL'), validated('json', NewClaim), async (c) =>
    c.json(await createClaim(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .delete('/owner-claims/:id', rateLimit('LIMIT_ACCOUNT'), async (c) => {
    await withdrawClaim(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })

/** Checks of an owner's documents, which give the Verified mark. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const verificationsApi = new Hono<SignedInEnv>()
  .post('/owners/:id/verifications', rateLimit('LIMIT_STAFF'), validated('json', NewVerification), async (c) => {
    const { service, user } = c.var
    return c.json(await recordVerification(service, user, c.req.param('id'), c.req.valid('json')), 201)
  })
  .post(
    '/owners/:id/verifications/:verification/withdraw',
    rateLimit('LIMIT_STAFF'),
    validated('json', VerificationWithdrawal),
    async (c) => {
      const { id: owner, verification: id } = c.req.param()
      return c.json(await withdrawVerification(c.var.service, c.var.user, { owner, id }, c.req.valid('json')))
    },
  )
