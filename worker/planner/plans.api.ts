import { type Context, Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { fileName, PLAN_FILES, type PlanFileType } from './plan-files.ts'
import { planTalkApi } from './plan-talk.api.ts'
import { conversationBody, shortMessages, unshared } from './planner.api.ts'
import { plannerNow } from './planner.server.ts'
import { getPlan, sharePlan } from './plans.server.ts'
import { PlannerRequest } from './rules/plan/answer.ts'
import { toPublicPlan } from './rules/plan/to-public.ts'

async function download(c: Context<ApiEnv>, file: string, type: PlanFileType): Promise<Response> {
  const service = c.var.service
  const shared = await getPlan(service, { id: file.slice(0, -type.length - 1) })
  const { body, type: contentType } = await PLAN_FILES[type](shared, service.origin)
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName(shared.plan.title, type)}"`,
    },
  })
}

/** Shared plans: stored here, and read by anyone with the link as JSON and as files. */
export const plansApi = new Hono<ApiEnv>()
  .use('/plans/*', unshared, rateLimit('LIMIT_PLANNER'))
  .post('/plans', conversationBody, shortMessages, validated('json', PlannerRequest), async (c) => {
    const service = c.var.service
    const { id, path } = await sharePlan(service, c.req.valid('json'), plannerNow(service, c.req.raw.headers))
    return c.json({ id, path }, 201, { Location: path })
  })
  .get('/plans/:file{[^/]+\\.csv}', (c) => download(c, c.req.param('file'), 'csv'))
  .get('/plans/:file{[^/]+\\.xlsx}', (c) => download(c, c.req.param('file'), 'xlsx'))
  .route('/', planTalkApi)
  .get('/plans/:id', async (c) => {
    const shared = await getPlan(c.var.service, { id: c.req.param('id') })
    return c.json({ ...shared, plan: toPublicPlan(shared.plan) })
  })
