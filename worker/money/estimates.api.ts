import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { limitBody, smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { makeEstimate } from './documents/estimates.server.ts'
import { endLink, listLinks, makeLink } from './documents/links.server.ts'
import { NewDocumentLink, NewEstimate } from './rules/documents/estimate-inputs.ts'

const limited = rateLimit('LIMIT_BOOKING')

/** Estimates of the signed-in user, and links to them. Another's are not found. */
export const estimatesApi = new Hono<SignedInEnv>()
  .use('/estimates', limitBody(64 * 1024, 'an estimate'), requireUser, limited)
  .use('/documents/:id/links/*', smallBody, requireUser)
  .post('/estimates', validated('json', NewEstimate), async (c) => {
    const { isReplay, ...made } = await makeEstimate(c.var.service, c.var.user, c.req.valid('json'))
    return c.json(made, isReplay ? 200 : 201, { Location: `/papers/${made.id}` })
  })
  .get('/documents/:id/links', async (c) =>
    c.json({ links: await listLinks(c.var.service, c.var.user, c.req.param('id')) }),
  )
  .post('/documents/:id/links', limited, validated('json', NewDocumentLink), async (c) => {
    const { expires } = c.req.valid('json')
    return c.json(await makeLink(c.var.service, c.var.user, c.req.param('id'), expires), 201)
  })
  .delete('/documents/:id/links/:link', limited, async (c) => {
    await endLink(c.var.service, c.var.user, c.req.param('id'), c.req.param('link'))
    return c.body(null, 204)
  })
