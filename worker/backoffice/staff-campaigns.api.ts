import { Hono } from 'hono'
import { cancelCampaign, listCancellationCosts } from '../booking/lines/cancel.server.ts'
import { Cancellation } from '../booking/rules/campaigns/campaign-edit.ts'
import { CampaignManaging, CampaignQuery } from '../booking/rules/campaigns/staff-campaigns.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { getManagedCampaign, getStaffCampaign } from './campaigns/detail.server.ts'
import { listStaffCampaigns } from './campaigns/list.server.ts'
import { manageCampaign } from './campaigns/manage.server.ts'

/** Campaigns of all advertisers, once approved. Mounted behind the guard of worker/backoffice/staff.api.ts. Sums are in paise. */
export const staffCampaignsApi = new Hono<SignedInEnv>()
  .get('/campaigns', validated('query', CampaignQuery), async (c) =>
    c.json(await listStaffCampaigns(c.var.service, c.req.valid('query'))),
  )
  .get('/campaigns/:id', async (c) => c.json(await getStaffCampaign(c.var.service, c.req.param('id'))))
  .patch('/campaigns/:id', rateLimit('LIMIT_STAFF'), validated('json', CampaignManaging), async (c) =>
    c.json(await manageCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .get('/campaigns/:id/cancellation', async (c) =>
    c.json({ lines: await listCancellationCosts(c.var.service, 'admin', c.var.user, c.req.param('id')) }),
  )
  .post(
    '/campaigns/:id/cancel',
    rateLimit('LIMIT_STAFF'),
    requireConfirmed,
    validated('json', Cancellation),
    async (c) => {
      const { id } = c.req.param()
      await cancelCampaign(c.var.service, 'admin', c.var.user, { id, ...c.req.valid('json') })
      return c.json((await getManagedCampaign(c.var.service, id)).campaign)
    },
  )
