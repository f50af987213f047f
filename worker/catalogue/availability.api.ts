import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { described } from '../kernel/http/described.ts'
import { validated } from '../kernel/http/validated.ts'
import { getAvailability, quote } from './availability/availability.server.ts'
import { AvailabilityQuery, PublicAvailability, PublicQuote, QuoteRequest } from './rules/quote.ts'

const REFUSES = { 400: 'A value that cannot be read, or days that cannot be booked', 404: 'No listing has this id' }
const SITE = 'unipole-on-gurusaday-road-ballygunge-ooh-0107'

const NEVER_CACHED = { 'Cache-Control': 'no-store' }

/** Free days and their price over HTTP. Never cached: a day is free or not at the moment of the question. */
export const availabilityApi = new Hono<ApiEnv>()
  .get(
    '/availability',
    described({
      operationId: 'getAvailability',
      summary: 'Free days',
      description:
        'Availability of a listing, or of a spot inside one, from today up to 18 months ahead, as runs of days with the same number left. It never names the other buyers.',
      answers: 'Runs of days, one after another',
      schema: PublicAvailability,
      refuses: REFUSES,
      example: `/api/availability?resource=${SITE}`,
    }),
    validated('query', AvailabilityQuery),
    async (c) => c.json(await getAvailability(c.var.service, c.req.valid('query')), 200, NEVER_CACHED),
  )
  .post(
    '/quotes',
    described({
      operationId: 'quote',
      summary: 'The price of days',
      description:
        'Price of an order on given days, with season, printing and GST, and their availability. It holds nothing.',
      answers: 'The sums, and the nearest free days where some are taken',
      schema: PublicQuote,
      refuses: REFUSES,
      example: '/api/quotes',
      sends: { resource: SITE, starts: '2027-03-01', ends: '2027-04-30' },
    }),
    validated('json', QuoteRequest),
    async (c) => c.json(await quote(c.var.service, c.req.valid('json')), 200, NEVER_CACHED),
  )
