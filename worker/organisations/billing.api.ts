import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import {
  getOwnBillingProfile,
  getOwnerBillingProfile,
  saveOwnBillingProfile,
  saveOwnerBillingProfile,
} from './billing/billing-profile.server.ts'
import { AdvertiserChange, OwnerChange } from './rules/billing/party.ts'

/** Billing details of an account, and of owners whose team it manages. Each verb asks the database for the right of the user. */
export const billingApi = new Hono<SignedInEnv>()
  .use('/billing/*', smallBody, requireUser)
  .get('/billing/party', async (c) => c.json(await getOwnBillingProfile(c.var.service, c.var.user)))
  .put('/billing/party', rateLimit('LIMIT_ACCOUNT'), validated('json', AdvertiserChange), async (c) =>
    c.json(await saveOwnBillingProfile(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .get('/billing/owners/:owner', async (c) =>
    c.json(await getOwnerBillingProfile(c.var.service, c.var.user, c.req.param('owner'))),
  )
  .put('/billing/owners/:owner', rateLimit('LIMIT_ACCOUNT'), validated('json', OwnerChange), async (c) =>
    c.json(await saveOwnerBillingProfile(c.var.service, c.var.user, c.req.param('owner'), c.req.valid('json'))),
  )
