import { Hono } from 'hono'
import * as v from 'valibot'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { issueFees } from './documents/fee.server.ts'
import { Month } from './rules/documents/month.ts'

/** Our fee invoices, for admins. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const feeApi = new Hono<SignedInEnv>().post(
  '/fee-invoices',
  rateLimit('LIMIT_STAFF'),
  validated('json', v.strictObject({ month: Month })),
  async (c) => c.json(await issueFees(c.var.service, c.var.user, c.req.valid('json').month)),
)
