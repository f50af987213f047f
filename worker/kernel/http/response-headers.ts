import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** Security headers of every answer. Documents bring their own content security policy: app/entry.server.tsx. */
export const securityHeaders = secureHeaders({
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  // A default, below: pages whose address is a secret send none.
  referrerPolicy: false,
  xFrameOptions: 'DENY',
  xXssProtection: false,
  // Owners may send their position when they take a proof; the browser asks them each time.
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: [], usb: [] },
})

/** `base-uri`, `form-action` and `frame-ancestors` do not fall back to `default-src`. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Defaults for headers that a handler did not set: no caching, other sites receive our origin alone, and an answer that
 * is no document loads nothing.
 */
export const cautiousDefaults = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (!c.res.headers.has('Content-Security-Policy') && !import.meta.env.DEV) {
    c.header('Content-Security-Policy', NOTHING)
  }
})
