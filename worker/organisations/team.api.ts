import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { invite, inviteAgain, uninvite } from './owners/invitations.server.ts'
import { join } from './owners/join.server.ts'
import { removeMember, setRight } from './owners/team.server.ts'
import { Joining, NewInvitation, RightChange } from './rules/owners/team.ts'

/** Members of an owner's team. Each verb reads the right of the user from the database. */
export const teamApi = new Hono<SignedInEnv>()
  .use('/owner/team/*', smallBody, requireUser)
  .use('/join', smallBody, requireUser)
  // Each sends a mail.
  .post('/owner/team/invitations', rateLimit('LIMIT_MAIL'), validated('json', NewInvitation), async (c) =>
    c.json(await invite(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .post('/owner/team/invitations/:id/again', rateLimit('LIMIT_MAIL'), async (c) => {
    await inviteAgain(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .delete('/owner/team/invitations/:id', rateLimit('LIMIT_ACCOUNT'), async (c) => {
    await uninvite(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .patch('/owner/team/members/:id', rateLimit('LIMIT_ACCOUNT'), validated('json', RightChange), async (c) => {
    await setRight(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').right)
    return c.body(null, 204)
  })
  .delete('/owner/team/members/:id', rateLimit('LIMIT_ACCOUNT'), async (c) => {
    await removeMember(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .post('/join', rateLimit('LIMIT_ACCOUNT'), validated('json', Joining), async (c) =>
    c.json(await join(c.var.service, c.var.user, c.req.valid('json'))),
  )
