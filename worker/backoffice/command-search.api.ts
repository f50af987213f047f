import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { searchOwnRecords } from './command-search/own-records.server.ts'
import { searchForStaff } from './command-search/staff-records.server.ts'
import { CommandQuery, type FoundAnswer } from './rules/command-search/command-search.ts'

/** The command palette of the back office. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffCommandApi = new Hono<SignedInEnv>().get(
  '/find',
  rateLimit('LIMIT_FIND'),
  validated('query', CommandQuery),
  async (c) => {
    const found = await searchForStaff(c.var.service, c.var.user, c.req.valid('query'))
    return c.json({ found } satisfies FoundAnswer)
  },
)

/** Command palette of a signed-in user: their own records. */
export const ownCommandApi = new Hono<SignedInEnv>().get(
  '/find',
  requireUser,
  rateLimit('LIMIT_FIND'),
  validated('query', CommandQuery),
  async (c) => {
    const found = await searchOwnRecords(c.var.service, c.var.user, c.req.valid('query'))
    return c.json({ found } satisfies FoundAnswer)
  },
)
