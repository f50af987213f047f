import { Hono } from 'hono'
import * as v from 'valibot'
import { NewEnquiry } from '../domain/enquiries/enquiry.ts'
import { MAX_PAGE, orAny, whole } from '../domain/fields.ts'
import { toRupees } from '../domain/money.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { validated } from '../http/validated.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { conversationBody, shortMessages, unshared } from '../planner/planner.api.ts'
import { plannerNow } from '../planner/planner.server.ts'
import { createEnquiry, listEnquiries } from './enquiries.server.ts'

/** Enquiries as visitors send them. */
export const enquiriesApi = new Hono<ApiEnv>().post(
  '/enquiries',
  unshared,
  rateLimit('LIMIT_ENQUIRY'),
  conversationBody,
  shortMessages,
  validated('json', NewEnquiry),
  async (c) => {
    const service = c.var.service
    return c.json(await createEnquiry(service, c.req.valid('json'), plannerNow(service, c.req.raw.headers)), 201)
  },
)

const PAGE_SIZE = 24
const MAX_A_PAGE = 100

const EnquiriesQuery = v.object({
  page: v.optional(orAny(whole('Pages are counted from 1', MAX_PAGE)), '1'),
  size: v.optional(orAny(whole('Sizes are from 1 to 100', MAX_A_PAGE)), `${PAGE_SIZE}`),
})

/** Enquiries as staff read them. Mounted behind the guard of worker/admin/staff.api.ts. */
export const staffEnquiriesApi = new Hono<SignedInEnv>().get(
  '/enquiries',
  validated('query', EnquiriesQuery),
  async (c) => {
    const { page = 1, size = PAGE_SIZE } = c.req.valid('query')
    const { enquiries, ...rest } = await listEnquiries(c.var.service, { page, size })
    // Plans are in rupees in every answer of the API.
    const publicEnquiries = enquiries.map((enquiry) => ({
      ...enquiry,
      plan: enquiry.plan && { ...enquiry.plan, total: toRupees(enquiry.plan.total) },
    }))
    return c.json({ enquiries: publicEnquiries, ...rest })
  },
)
