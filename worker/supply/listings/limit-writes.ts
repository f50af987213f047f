import { except } from 'hono/combine'
import { rateLimit } from '../../kernel/http/rate-limit.ts'

/** Counts what changes something. Pages read again with every live event. */
export const limitWrites = except((c) => c.req.method === 'GET', rateLimit('LIMIT_BOOKING'))
