import { Hono } from 'hono'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { SecurityChange } from '../kernel/rules/platform/settings.ts'
import { requireConfirmed } from './require-confirmed.ts'
import type { SignedInEnv } from './require-user.ts'
import { getSecurityPage, saveSecurity } from './security/security.server.ts'
import { endOtherStaffSessions, endStaffSession } from './security/staff-sessions.server.ts'

/** The Security page, for admins: critical acts ask for the code again. Mounted behind the guard of staff.api.ts. */
export const securityApi = new Hono<SignedInEnv>()
  .get('/security', async (c) => c.json(await getSecurityPage(c.var.service, c.var)))
  .put('/security', rateLimit('LIMIT_STAFF'), validated('json', SecurityChange), requireConfirmed, async (c) =>
    c.json(await saveSecurity(c.var.service, c.var, c.req.valid('json'))),
  )
  .delete('/security/sessions/:id', rateLimit('LIMIT_STAFF'), requireConfirmed, async (c) => {
    await endStaffSession(c.var.service, c.var, c.req.param('id'))
    return c.json({})
  })
  .post('/security/sessions/end-others', rateLimit('LIMIT_STAFF'), requireConfirmed, async (c) =>
    c.json({ ended: await endOtherStaffSessions(c.var.service, c.var) }),
  )
