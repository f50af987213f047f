import { FOREVER } from '../../worker/kernel/rules/cache.ts'

/**
 * Response with an image that never changes under its address. Opened by itself it may neither load nor run anything.
 */
export function svgResponse(svg: string): Response {
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': FOREVER,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}
