import { type Context, Hono } from 'hono'
import { ownOriginOnly } from '../kernel/http/origin-guard.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import type { ErrorBody } from '../kernel/rules/errors.ts'
import type { LiveRoom } from '../kernel/rules/live/live.ts'
import { openSocket } from './live/connect.server.ts'
import { requireRole, requireStaff } from './require-role.ts'
import { requireUser, type SignedInEnv } from './require-user.ts'

/**
 * The sockets of the back office, of forms of media owners, and of each account. Browsers send cookies with an upgrade from any site, so the origin is
 * checked, too.
 */
export const liveApi = new Hono<SignedInEnv>()
  .get('/live', ownOriginOnly, rateLimit('LIMIT_LIVE'), requireStaff(), (c) => upgrade(c, 'hub'))
  .get('/live/forms', ownOriginOnly, rateLimit('LIMIT_LIVE'), requireRole('mediaOwner'), (c) => upgrade(c, 'forms'))
  .get('/live/own', ownOriginOnly, rateLimit('LIMIT_LIVE'), requireUser, (c) => upgrade(c, `user:${c.var.user.id}`))

async function upgrade(c: Context<SignedInEnv>, room: LiveRoom): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    const error: ErrorBody = { code: 'bad_input', message: 'This address only answers a WebSocket' }
    return c.json({ error }, 426, { Upgrade: 'websocket' })
  }
  const { status, webSocket } = await openSocket(c.var.service, c.var, room)
  if (status !== 101) {
    const error: ErrorBody = { code: 'unavailable', message: 'Too many pages are open' }
    return c.json({ error }, 503)
  }
  // A new response: the headers of a fetched one are immutable.
  return new Response(null, { status, webSocket })
}
