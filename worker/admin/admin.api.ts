import { Hono } from 'hono'
import * as v from 'valibot'
import { PeriodQuery } from '../domain/analytics/period.ts'
import { ROLES } from '../domain/identity/roles.ts'
import { validated } from '../http/validated.ts'
import { endSessionsOf } from '../identity/account-sessions.server.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { changeRole } from '../identity/role.server.ts'
import { getOverview } from './overview.server.ts'

const RoleChange = v.strictObject({ role: v.picklist(ROLES, `One of ${ROLES.join(', ')}`) })

/** The dashboard of the back office, roles, and sessions of others. Mounted behind the guard of staff.api.ts. */
export const adminApi = new Hono<SignedInEnv>()
  .get('/overview', validated('query', PeriodQuery), async (c) =>
    c.json(await getOverview(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .put('/users/:id/role', validated('json', RoleChange), requireConfirmed, async (c) => {
    await changeRole(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json({})
  })
  .delete('/users/:id/sessions', requireConfirmed, async (c) => {
    await endSessionsOf(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
