import { Hono } from 'hono'
import { categoriesApi } from '../categories/categories.api.ts'
import { staffEnquiriesApi } from '../enquiries/enquiries.api.ts'
import { smallBody } from '../http/small-body.ts'
import { requireRole } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { subscribersApi } from '../newsletter/newsletter.api.ts'
import { ticketsApi } from '../support/support.api.ts'
import { adminApi } from './admin.api.ts'

/**
 * Everything under /api/admin, behind one guard. It also covers methods and addresses that do not exist. A feature mounts
 * its staff routes here and does not ask for the role itself.
 */
export const staffApi = new Hono<SignedInEnv>()
  .basePath('/admin')
  .use(requireRole('admin'), smallBody)
  .route('/', adminApi)
  .route('/', categoriesApi)
  .route('/', ticketsApi)
  .route('/', subscribersApi)
  .route('/', staffEnquiriesApi)
