import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { LOCKED } from './headers.ts'
import { findPhoto } from './read.server.ts'
import { KEY, WIDTHS } from './rules/upload.ts'

/**
 * A year in browsers, as the content of an address never changes; a day at the edge, so that a removed picture
 * disappears.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable'

/**
 * Pictures of listings and articles at `/files/<width>/<key>.webp`, mounted next to the API. A picture that is not
 * shown yet is not cached.
 */
export const photosSite = new Hono<ApiEnv>()
  .get('/:width{\\d+}/:file{.+\\.webp}', async (c) => {
    const width = WIDTHS.find((some) => String(some) === c.req.param('width'))
    const key = c.req.param('file').slice(0, -'.webp'.length)
    const found = width !== undefined && KEY.test(key) ? await findPhoto(c.var.service, key, width) : null
    if (!found) return c.text('Picture not found', 404, LOCKED)
    const cache = found.isClaimed ? CACHE_CONTROL : 'private, max-age=300'
    return c.body(found.picture, 200, { ...LOCKED, 'Content-Type': 'image/webp', 'Cache-Control': cache })
  })
  .all('*', (c) => c.text('Picture not found', 404, LOCKED))
