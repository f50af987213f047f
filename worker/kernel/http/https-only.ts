import { createMiddleware } from 'hono/factory'
import { isLoopback } from '../settings.ts'
import type { ApiEnv } from './api-env.ts'

/**
 * Refuses http where the site has an https address. Pages redirect to it. The API, and any request that changes
 * something, gets an error instead: a program that sends secrets in the clear would not notice a redirect.
 */
export const httpsOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const asked = new URL(c.req.url)
  const site = new URL(c.env.APP_ORIGIN)
  // The last hop may be http behind a proxy or a tunnel that ends https.
  const isSecure = asked.protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https'
  if (isSecure || site.protocol !== 'https:' || isLoopback(asked)) return next()
  const isPage = ['GET', 'HEAD'].includes(c.req.method) && !asked.pathname.startsWith('/api/')
  // Joined as text: a path that begins with two slashes would name another site.
  if (isPage) return c.redirect(`${site.origin}${asked.pathname}${asked.search}`, 301)
  return c.json({ error: { code: 'forbidden', message: `This site is at ${site.origin}, over https only` } }, 403)
})
