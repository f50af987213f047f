import { Hono } from 'hono'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { endAllSessions, endOwnSession, listSessions } from './account-sessions.server.ts'
import { clearSessionCookies, type SignedInEnv } from './require-user.ts'

/** Sessions of the signed-in account. */
export const accountSessionsApi = new Hono<SignedInEnv>()
  .get('/account/sessions', async (c) => c.json({ sessions: await listSessions(c.var.service, c.var) }))
  .delete('/account/sessions/:id', rateLimit('LIMIT_ACCOUNT'), async (c) => {
    const id = c.req.param('id')
    await endOwnSession(c.var.service, c.var, id)
    if (id === c.var.session.id) clearSessionCookies(c)
    return c.json({})
  })
  .post('/account/sessions/end-all', rateLimit('LIMIT_ACCOUNT'), async (c) => {
    await endAllSessions(c.var.service, c.var)
    clearSessionCookies(c)
    return c.json({})
  })
