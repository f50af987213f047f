import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../domain/errors.ts'
import { isLoopback } from '../settings.ts'
import type { ApiEnv } from './api-env.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Lets only our own pages change anything, whatever the content type. Browsers say where an unsafe request comes from;
 * without that, only a request without cookies passes, which is a script's: it brings its own token, or none.
 * @throws DomainError forbidden
 */
export const originGuard = createMiddleware<ApiEnv>(async (c, next) => {
  if (!SAFE_METHODS.includes(c.req.method)) expectOwnOrigin(c)
  await next()
})

/** The same for what changes nothing and is still not for other sites: a socket. @throws DomainError forbidden */
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

/** On this machine, the product answers to each name of it. Elsewhere only APP_ORIGIN counts, never the Host of a request. */
function isOurs(claimed: string, own: URL, asked: URL): boolean {
  if (claimed === own.origin) return true
  if (!isLoopback(own) || !isLoopback(asked) || !URL.canParse(claimed)) return false
  const origin = new URL(claimed)
  return isLoopback(origin) && origin.port === asked.port
}
