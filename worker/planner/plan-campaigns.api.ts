import { Hono } from 'hono'
import { FromPlan } from '../booking/rules/campaigns/campaign-edit.ts'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { campaignFromPlan } from './plan-hold.server.ts'

/** A campaign of the signed-in user, made of a plan. */
export const planCampaignsApi = new Hono<SignedInEnv>().post(
  '/campaigns/from-plan',
  smallBody,
  requireUser,
  limitWrites,
  validated('json', FromPlan),
  async (c) => c.json(await campaignFromPlan(c.var.service, c.var.user, c.req.valid('json')), 201),
)
