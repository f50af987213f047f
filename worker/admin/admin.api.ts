import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { getFigures } from './figures.server.ts'
import { getOverview } from './overview.server.ts'

/** The overview and figures of the back office. Mounted behind the guard of staff.api.ts. */
export const adminApi = new Hono<SignedInEnv>()
  .get('/overview', async (c) => c.json(await getOverview(c.var.service)))
  .get('/figures', async (c) => c.json(await getFigures(c.var.service)))
