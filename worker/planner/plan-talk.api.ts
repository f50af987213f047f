import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { approvePlan, withdrawApproval } from './plan-approval.server.ts'
import { addComment, deleteComment } from './plan-comments.server.ts'
import { getPlanTalk } from './plan-talk.server.ts'
import { NewApproval, NewComment, Withdrawal } from './rules/plan-talk/plan-talk.ts'

const limited = rateLimit('LIMIT_ENQUIRY')

/** Comments and approval on a shared plan, by people with its link. Mounted behind the guards of plans.api.ts. */
export const planTalkApi = new Hono<ApiEnv>()
  .get('/plans/:id/talk', async (c) => c.json(await getPlanTalk(c.var.service, c.req.param())))
  .post('/plans/:id/comments', limited, smallBody, validated('json', NewComment), async (c) =>
    c.json(await addComment(c.var.service, c.req.param(), c.req.valid('json')), 201),
  )
  .delete('/plans/:id/comments/:comment', limited, async (c) => {
    await deleteComment(c.var.service, c.req.param())
    return c.body(null, 204)
  })
  .post('/plans/:id/approval', limited, smallBody, validated('json', NewApproval), async (c) =>
    c.json(await approvePlan(c.var.service, c.req.param(), c.req.valid('json')), 201),
  )
  .post('/plans/:id/approval/withdraw', limited, smallBody, validated('json', Withdrawal), async (c) => {
    await withdrawApproval(c.var.service, c.req.param(), c.req.valid('json'))
    return c.body(null, 204)
  })
