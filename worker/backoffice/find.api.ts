import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { findOwn } from './find/own-find.server.ts'
import { findForStaff } from './find/staff-find.server.ts'
import { FindQuery, type FoundAnswer } from './rules/find/find.ts'

/** The command palette of the back office. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffFindApi = new Hono<SignedInEnv>().get(
  '/find',
  rateLimit('LIMIT_FIND'),
  validated('query', FindQuery),
  async (c) => {
    const found = await findForStaff(c.var.service, c.var.user, c.req.valid('query'))
    return c.json({ found } satisfies FoundAnswer)
  },
)

/** Command palette of a signed-in user: their own records. */
export const ownFindApi = new Hono<SignedInEnv>().get(
  '/find',
  requireUser,
  rateLimit('LIMIT_FIND'),
  validated('query', FindQuery),
  async (c) => {
    const found = await findOwn(c.var.service, c.var.user, c.req.valid('query'))
    return c.json({ found } satisfies FoundAnswer)
  },
)
