import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { listClaimable } from '../catalogue/owners/claimable.server.ts'
import { endSessionOf, endSessionsOf } from '../identity/account-sessions.server.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { isStaff } from '../kernel/rules/identity/roles.ts'
import { addMember, endMembershipOf, setRightOf } from '../organisations/owners/staff-members.server.ts'
import { CompanyQuery } from '../organisations/rules/owners/claim.ts'
import { NewMembership, RightChange } from '../organisations/rules/owners/team.ts'
import { BulkChange, NewUser, UserChange, UserDeletion } from './rules/users/managed-user.ts'
import { UserQuery } from './rules/users/user-query.ts'
import { changeUsers } from './users/bulk.server.ts'
import { changeUser } from './users/change-user.server.ts'
import { deleteUser } from './users/delete-user.server.ts'
import { inviteUser, inviteUserAgain } from './users/invite-user.server.ts'
import { listUsers } from './users/list-users.server.ts'
import { getUserPage } from './users/user-page.server.ts'

/** Asks for the code again where the parsed input is a critical act. */
const confirmedFor = <Input>(schemaIsCritical: (input: Input) => boolean) =>
  createMiddleware<SignedInEnv, string, { out: { json: Input } }>((c, next) =>
    schemaIsCritical(c.req.valid('json')) ? requireConfirmed(c, next) : next(),
  )

/** The users of the product, for admins. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const usersApi = new Hono<SignedInEnv>()
  .get('/users', validated('query', UserQuery), async (c) =>
    c.json(await listUsers(c.var.service, c.req.valid('query'))),
  )
  // Each sends a mail.
  .post(
    '/users',
    rateLimit('LIMIT_STAFF'),
    validated('json', NewUser),
    confirmedFor((input: NewUser) => isStaff(input)),
    async (c) => c.json(await inviteUser(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .post('/users/bulk', rateLimit('LIMIT_STAFF'), validated('json', BulkChange), async (c) =>
    c.json(await changeUsers(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .get('/users/companies', validated('query', CompanyQuery), async (c) =>
    c.json({ companies: await listClaimable(c.var.service, c.req.valid('query')) }),
  )
  .get('/users/:id', async (c) => c.json(await getUserPage(c.var.service, c.var.user, c.req.param('id'))))
  .patch(
    '/users/:id',
    rateLimit('LIMIT_STAFF'),
    validated('json', UserChange),
    confirmedFor((change: UserChange) => change.role !== undefined),
    async (c) => c.json(await changeUser(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/users/:id', rateLimit('LIMIT_STAFF'), validated('json', UserDeletion), requireConfirmed, async (c) => {
    await deleteUser(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/users/:id/invitation', rateLimit('LIMIT_STAFF'), async (c) => {
    await inviteUserAgain(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .delete('/users/:id/sessions', rateLimit('LIMIT_STAFF'), requireConfirmed, async (c) => {
    const id = c.req.param('id')
    await endSessionsOf(c.var.service, c.var.user, id)
    return c.body(null, 204)
  })
  .delete('/users/:id/sessions/:session', rateLimit('LIMIT_STAFF'), requireConfirmed, async (c) => {
    const { id, session } = c.req.param()
    await endSessionOf(c.var.service, c.var.user, { user: id, session })
    return c.body(null, 204)
  })
  .post('/users/:id/memberships', rateLimit('LIMIT_STAFF'), validated('json', NewMembership), async (c) => {
    const id = c.req.param('id')
    await addMember(c.var.service, c.var.user, id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .patch('/users/:id/memberships/:membership', rateLimit('LIMIT_STAFF'), validated('json', RightChange), async (c) => {
    const { id, membership } = c.req.param()
    await setRightOf(c.var.service, c.var.user, { user: id, membership, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .delete('/users/:id/memberships/:membership', rateLimit('LIMIT_STAFF'), async (c) => {
    const { id, membership } = c.req.param()
    await endMembershipOf(c.var.service, c.var.user, { user: id, membership })
    return c.body(null, 204)
  })
