import { Hono } from 'hono'
import { except } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { staffProofsApi } from '../booking/staff-proofs.api.ts'
import { categoriesApi } from '../catalogue/categories.api.ts'
import { subscribersApi } from '../desk/newsletter.api.ts'
import { staffPostsApi } from '../desk/staff-posts.api.ts'
import { cannedAnswersApi, ticketsApi } from '../desk/tickets.api.ts'
import { requireStaff } from '../identity/require-role.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { securityApi } from '../identity/security.api.ts'
import { limitBody, smallBody } from '../kernel/http/limit-body.ts'
import { type BackOfficeArea, STAFF_AREAS, type StaffArea } from '../kernel/rules/identity/roles.ts'
import { feeApi } from '../money/fee.api.ts'
import { staffPaymentsApi } from '../money/payments.api.ts'
import { verificationsApi } from '../organisations/owners.api.ts'
import { staffEnquiriesApi } from '../planner/enquiries.api.ts'
import { staffListingsApi } from '../supply/review.api.ts'
import { adminApi } from './admin.api.ts'
import { approvalsApi } from './approvals.api.ts'
import { auditApi } from './audit.api.ts'
import { staffClaimsApi } from './claims.api.ts'
import { staffCommandApi } from './command-search.api.ts'
import { settingsApi } from './settings.api.ts'
import { staffCampaignsApi } from './staff-campaigns.api.ts'
import { usersApi } from './users.api.ts'

/** A category with all the groups, fields and options that its schema allows, in a script of three bytes a letter. */
const CATEGORY_BYTES = 512 * 1024

/** The longest text of an article, in a script of three bytes a letter, as JSON. */
const POST_BYTES = 768 * 1024

/** Areas of staff by path; a path that is not listed is for admins alone. */
const AREAS = [
  ['/overview', STAFF_AREAS],
  ['/tickets', ['support']],
  ['/canned-answers', ['support']],
  ['/subscribers', ['support']],
  ['/enquiries', ['support']],
  ['/categories', ['content']],
  ['/campaigns', ['approvals']],
  ['/posts', ['content']],
  ['/approvals', ['approvals']],
  ['/owner-claims', ['approvals']],
  ['/owners', ['approvals']],
  ['/proofs', ['approvals']],
  ['/listings', ['approvals']],
  // Filtered by the areas of the member of staff.
  ['/find', STAFF_AREAS],
] as const satisfies readonly (readonly [string, readonly StaffArea[]])[]

/** Areas with access to a path, by its first part. */
const areasOf = (path: string): readonly BackOfficeArea[] =>
  AREAS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? ['admin']

/** The guard of every address, which also covers methods and addresses that do not exist. */
const requireArea = createMiddleware<SignedInEnv>((c, next) =>
  requireStaff(...areasOf(c.req.path.replace(/^\/api\/admin/, '')))(c, next),
)

/**
 * All routes under /api/admin, behind one guard. A feature mounts its staff routes here and lists its area above; it
 * does not check the role itself.
 */
export const staffApi = new Hono<SignedInEnv>()
  .basePath('/admin')
  .use(requireArea)
  .use(except(['/api/admin/categories/*', '/api/admin/posts/*'], smallBody))
  .use('/categories/*', limitBody(CATEGORY_BYTES, 'a category'))
  .use('/posts/*', limitBody(POST_BYTES, 'an article'))
  .route('/', adminApi)
  .route('/', usersApi)
  .route('/', categoriesApi)
  .route('/', staffPostsApi)
  .route('/', ticketsApi)
  .route('/', cannedAnswersApi)
  .route('/', subscribersApi)
  .route('/', staffEnquiriesApi)
  .route('/', staffClaimsApi)
  .route('/', verificationsApi)
  .route('/', staffCampaignsApi)
  .route('/', staffPaymentsApi)
  .route('/', approvalsApi)
  .route('/', staffProofsApi)
  .route('/', staffListingsApi)
  .route('/', securityApi)
  .route('/', settingsApi)
  .route('/', auditApi)
  .route('/', staffCommandApi)
  .route('/', feeApi)
