import { Hono } from 'hono'
import { Seen } from '../domain/campaign/campaign-edit.ts'
import { Rejection } from '../domain/campaign/decision.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { validated } from '../http/validated.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { getApprovalPage, listWaiting } from './approval-page.server.ts'
import { approveCampaign, deferCampaign, rejectCampaign } from './campaign-approvals.server.ts'

/** Campaigns that wait for staff. Mounted behind the guard of worker/admin/staff.api.ts. */
export const approvalsApi = new Hono<SignedInEnv>()
  .get('/approvals', async (c) => c.json({ approvals: await listWaiting(c.var.service) }))
  .get('/approvals/:id', async (c) => c.json(await getApprovalPage(c.var.service, c.req.param('id'))))
  .post('/approvals/:id/approve', rateLimit('LIMIT_STAFF'), validated('json', Seen), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await approveCampaign(c.var.service, c.var.user, decision)
    return c.json(await getApprovalPage(c.var.service, decision.id))
  })
  .post('/approvals/:id/reject', rateLimit('LIMIT_STAFF'), validated('json', Rejection), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await rejectCampaign(c.var.service, c.var.user, decision)
    return c.json(await getApprovalPage(c.var.service, decision.id))
  })
  .post('/approvals/:id/defer', rateLimit('LIMIT_STAFF'), validated('json', Seen), async (c) => {
    const decision = { id: c.req.param('id'), ...c.req.valid('json') }
    await deferCampaign(c.var.service, c.var.user, decision)
    return c.json(await getApprovalPage(c.var.service, decision.id))
  })
