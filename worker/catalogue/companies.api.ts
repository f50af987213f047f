import { Hono } from 'hono'
import { requireRole } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { validated } from '../kernel/http/validated.ts'
import { CompanyQuery } from '../organisations/rules/owners/claim.ts'
import { listClaimable } from './owners/claimable.server.ts'

/** Companies with their listings, for a media owner who looks for their own. */
export const companiesApi = new Hono<SignedInEnv>().get(
  '/owner-claims/companies',
  requireRole('mediaOwner'),
  validated('query', CompanyQuery),
  async (c) => c.json({ companies: await listClaimable(c.var.service, c.req.valid('query')) }),
)
