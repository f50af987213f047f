import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../rules/errors.ts'
import { isLoopback } from '../settings.ts'
import type { ApiEnv } from './api-env.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses unsafe requests from other sites, for every content type. Browsers send Origin with unsafe requests. A request
 * without Origin passes only without cookies: it comes from a script, which brings a token or nothing.
 * @throws DomainError forbidden
 */
export const originGuard = createMiddleware<ApiEnv>(async (c, next) => {
  if (!SAFE_METHODS.includes(c.req.method)) expectOwnOrigin(c)
  await next()
})

/** Guard for a GET that other sites may not make: opening a socket. @throws DomainError forbidden */
export const ownOriginOnly = createMiddleware<ApiEnv>(async (c, next) => {
  expectOwnOrigin(c)
  await next()
})

function expectOwnOrigin(c: Context<ApiEnv>): void {
  const claimed = c.req.header('Origin')
  const trusted =
    claimed === undefined
      ? c.req.header('Cookie') === undefined
      : isOurs(claimed, new URL(c.var.service.origin), new URL(c.req.url))
  if (!trusted) throw new DomainError('forbidden', 'This request does not come from our site')
}

/** On this machine every loopback name is ours. Elsewhere only APP_ORIGIN counts, never the Host of a request. */
function isOurs(claimed: string, own: URL, asked: URL): boolean {
  if (claimed === own.origin) return true
  if (!isLoopback(own) || !isLoopback(asked) || !URL.canParse(claimed)) return false
  const origin = new URL(claimed)
  return isLoopback(origin) && origin.port === asked.port
}
