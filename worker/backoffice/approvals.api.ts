import { Hono } from 'hono'
import { Seen } from '../booking/rules/campaigns/campaign-edit.ts'
import { Rejection } from '../booking/rules/campaigns/decision.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { getApprovalPage } from './approvals/approval-page.server.ts'
import {
  approveArtwork,
  deferArtwork,
  getArtworkApproval,
  rejectArtwork,
} from './approvals/artwork-approvals.server.ts'
import { approveCampaign, deferCampaign, rejectCampaign } from './approvals/campaign-approvals.server.ts'
import { listPending } from './approvals/pending.server.ts'
import { ApprovalQuery, Approving } from './rules/approvals/approval.ts'

/**
 * Items that wait for staff: campaigns, claims of media owners, artwork of restricted goods and first listings. Claims
 * and listings are decided in claims.api.ts and supply/review.api.ts. Mounted behind the guard of
 * worker/backoffice/staff.api.ts.
 */
export const approvalsApi = new Hono<SignedInEnv>()
  .get('/approvals', validated('query', ApprovalQuery), async (c) =>
    c.json(await listPending(c.var.service, c.req.valid('query'))),
  )
  .get('/approvals/artwork/:id', async (c) => c.json(await getArtworkApproval(c.var.service, c.req.param('id'))))
  .post('/approvals/artwork/:id/approve', rateLimit('LIMIT_STAFF'), validated('json', Seen), async (c) =>
    c.json(await approveArtwork(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/approvals/artwork/:id/reject', rateLimit('LIMIT_STAFF'), validated('json', Rejection), async (c) =>
    c.json(await rejectArtwork(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/approvals/artwork/:id/defer', rateLimit('LIMIT_STAFF'), validated('json', Seen), async (c) =>
    c.json(await deferArtwork(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .get('/approvals/:id', async (c) => c.json(await getApprovalPage(c.var.service, c.req.param('id'))))
  .post('/approvals/:id/approve', rateLimit('LIMIT_STAFF'), validated('json', Approving), async (c) => {
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
