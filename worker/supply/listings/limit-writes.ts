import { except } from 'hono/combine'
import { rateLimit } from '../../kernel/http/rate-limit.ts'

/** Rate limit of changes. Reads are free, as pages reload with every live event. */
export const limitWrites = except((c) => c.req.method === 'GET', rateLimit('LIMIT_BOOKING'))
