import { Hono } from 'hono'
import * as v from 'valibot'
import { categoriesApi } from '../categories/categories.api.ts'
import { ROLES } from '../domain/identity/roles.ts'
import { smallBody } from '../http/small-body.ts'
import { validated } from '../http/validated.ts'
import { requireRole } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { changeRole } from '../identity/role.server.ts'
import { getOverview } from './overview.server.ts'

const RoleChange = v.strictObject({ role: v.picklist(ROLES, `One of ${ROLES.join(', ')}`) })

/** The back office. Its guard stands in front of every method and of addresses that do not exist, too. */
export const adminApi = new Hono<SignedInEnv>()
  .basePath('/admin')
  .use(requireRole('admin'), smallBody)
  .get('/overview', async (c) => c.json(await getOverview(c.var.service)))
  .put('/users/:id/role', validated('json', RoleChange), async (c) => {
    await changeRole(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json({})
  })
  .route('/', categoriesApi)
