import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { createListingEnquiry } from './enquiries/listing-enquiries.server.ts'
import { NewListingEnquiry } from './rules/enquiries/listing-enquiry.ts'

/** Enquiries of signed-in visitors about a listing. */
export const listingEnquiriesApi = new Hono<SignedInEnv>().post(
  '/enquiries/listing',
  requireUser,
  rateLimit('LIMIT_ENQUIRY'),
  smallBody,
  validated('json', NewListingEnquiry),
  async (c) => c.json(await createListingEnquiry(c.var.service, c.var.user, c.req.valid('json')), 201),
)
