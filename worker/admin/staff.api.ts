import { Hono } from 'hono'
import { except } from 'hono/combine'
import { approvalsApi } from '../approvals/approvals.api.ts'
import { categoriesApi } from '../categories/categories.api.ts'
import { staffEnquiriesApi } from '../enquiries/enquiries.api.ts'
import { limitBody, smallBody } from '../http/limit-body.ts'
import { requireRole } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { staffListingsApi } from '../inventory/review.api.ts'
import { subscribersApi } from '../newsletter/newsletter.api.ts'
import { staffClaimsApi } from '../owners/owners.api.ts'
import { staffProofsApi } from '../proofs/staff-proofs.api.ts'
import { ticketsApi } from '../support/support.api.ts'
import { adminApi } from './admin.api.ts'

/** A category with all the groups, fields and options that its schema allows, in a script of three bytes a letter. */
const CATEGORY_BYTES = 512 * 1024

/**
 * Everything under /api/admin, behind one guard. It also covers methods and addresses that do not exist. A feature mounts
 * its staff routes here and does not ask for the role itself.
 */
export const staffApi = new Hono<SignedInEnv>()
  .basePath('/admin')
  .use(requireRole('admin'))
  .use(except('/api/admin/categories/*', smallBody))
  .use('/categories/*', limitBody(CATEGORY_BYTES, 'a category'))
  .route('/', adminApi)
  .route('/', categoriesApi)
  .route('/', ticketsApi)
  .route('/', subscribersApi)
  .route('/', staffEnquiriesApi)
  .route('/', staffClaimsApi)
  .route('/', approvalsApi)
  .route('/', staffProofsApi)
  .route('/', staffListingsApi)
