import { Hono } from 'hono'
import * as v from 'valibot'
import { Rejection } from '../booking/rules/campaigns/decision.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import {
  approveListing,
  deferListing,
  getListingReview,
  listWaitingListings,
  rejectListing,
} from './listings/review.server.ts'
import { ListingSeen } from './rules/listings/owner-listing.ts'

const Waiting = v.object({ state: v.optional(v.picklist(['review'], 'Only pending listings are listed'), 'review') })

/** Listings that wait for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffListingsApi = new Hono<SignedInEnv>()
  .get('/listings', validated('query', Waiting), async (c) =>
    c.json({ listings: await listWaitingListings(c.var.service) }),
  )
  .get('/listings/:id', async (c) => c.json(await getListingReview(c.var.service, c.req.param('id'))))
  .post('/listings/:id/approve', rateLimit('LIMIT_STAFF'), validated('json', ListingSeen), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await approveListing(c.var.service, c.var.user, decision)
    return c.json(await getListingReview(c.var.service, decision.id))
  })
  .post('/listings/:id/reject', rateLimit('LIMIT_STAFF'), validated('json', Rejection), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await rejectListing(c.var.service, c.var.user, decision)
    return c.json(await getListingReview(c.var.service, decision.id))
  })
  .post('/listings/:id/defer', rateLimit('LIMIT_STAFF'), validated('json', ListingSeen), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await deferListing(c.var.service, c.var.user, decision)
    return c.json(await getListingReview(c.var.service, decision.id))
  })
