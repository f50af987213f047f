import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { toRupees } from '../kernel/rules/money.ts'
import { createEnquiry, getEnquiry, listEnquiries } from './enquiries/enquiries.server.ts'
import { conversationBody, shortMessages, unshared } from './planner.api.ts'
import { plannerNow } from './planner.server.ts'
import { EnquiryQuery, NewEnquiry } from './rules/enquiries/enquiry.ts'
import { toPublicPlan } from './rules/plan/to-public.ts'

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

/** Enquiries as staff read them. Mounted behind the guard of worker/backoffice/staff.api.ts. Plans are in rupees, as everywhere. */
export const staffEnquiriesApi = new Hono<SignedInEnv>()
  .get('/enquiries', validated('query', EnquiryQuery), async (c) => {
    const { enquiries, ...rest } = await listEnquiries(c.var.service, c.req.valid('query'))
    const publicEnquiries = enquiries.map((enquiry) => ({
      ...enquiry,
      plan: enquiry.plan && { ...enquiry.plan, total: toRupees(enquiry.plan.total) },
    }))
    return c.json({ enquiries: publicEnquiries, ...rest })
  })
  .get('/enquiries/:reference', async (c) => {
    const enquiry = await getEnquiry(c.var.service, c.req.param('reference'))
    return c.json({ ...enquiry, plan: enquiry.plan && toPublicPlan(enquiry.plan) })
  })
