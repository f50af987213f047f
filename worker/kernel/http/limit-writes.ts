import { except } from 'hono/combine'
import { rateLimit } from './rate-limit.ts'

/** Limits requests that change something. Pages read again with every live event. */
export const limitWrites = except((c) => c.req.method === 'GET', rateLimit('LIMIT_BOOKING'))
