import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { validated } from '../kernel/http/validated.ts'
import { getOverview } from './dashboard/overview.server.ts'
import { PeriodQuery } from './rules/analytics/period.ts'

/** The dashboard of the back office. Mounted behind the guard of staff.api.ts. */
export const adminApi = new Hono<SignedInEnv>().get('/overview', validated('query', PeriodQuery), async (c) =>
  c.json(await getOverview(c.var.service, c.var.user, c.req.valid('query'))),
)
