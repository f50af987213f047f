import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { ownCommandApi } from './backoffice/command-search.api.ts'
import { staffApi } from './backoffice/staff.api.ts'
import { campaignsApi } from './booking/campaigns.api.ts'
import { creativesApi } from './booking/creatives.api.ts'
import { ownerBookingsApi } from './booking/owner-bookings.api.ts'
import { proofsApi } from './booking/proofs.api.ts'
import { threadsApi } from './booking/threads.api.ts'
import { companiesApi } from './catalogue/companies.api.ts'
import { withService } from './compose.ts'
import { contactApi } from './desk/contact.api.ts'
import { newsletterApi } from './desk/newsletter.api.ts'
import { ownTicketsApi } from './desk/own-tickets.api.ts'
import { openapiApi } from './doors/openapi.api.ts'
import { publicApi } from './doors/public-api.ts'
import { identityApi } from './identity/identity.api.ts'
import { liveApi } from './identity/live.api.ts'
import type { ApiEnv } from './kernel/http/api-env.ts'
import { apiErrors, apiMethodNotAllowed, apiNotFound } from './kernel/http/api-errors.ts'
import { originGuard } from './kernel/http/origin-guard.ts'
import { documentsApi } from './money/documents.api.ts'
import { estimatesApi } from './money/estimates.api.ts'
import { ownerPaymentsApi } from './money/payments.api.ts'
import { reportsApi } from './money/reports.api.ts'
import { billingApi } from './organisations/billing.api.ts'
import { ownerClaimsApi } from './organisations/owners.api.ts'
import { teamApi } from './organisations/team.api.ts'
import { enquiriesApi } from './planner/enquiries.api.ts'
import { listingEnquiriesApi } from './planner/listing-enquiries.api.ts'
import { planCampaignsApi } from './planner/plan-campaigns.api.ts'
import { plansApi } from './planner/plans.api.ts'
import { importsApi } from './supply/imports.api.ts'
import { ownerListingsApi } from './supply/inventory.api.ts'
import { ownerCalendarApi } from './supply/owner-calendar.api.ts'
import { uploadsApi } from './uploads/uploads.api.ts'

const app = new Hono<ApiEnv>().basePath('/api')

/**
 * Routes under /api. A client in the browser is typed by the router of its feature (`hc<typeof identityApi>`): the type
 * of all routes together is too long for a declaration.
 */
export const api: Hono<ApiEnv> = app
  .use(methodNotAllowed({ app, onMethodNotAllowed: apiMethodNotAllowed }), withService, originGuard)
  .route('/', publicApi)
  .route('/', openapiApi)
  .route('/', identityApi)
  .route('/', liveApi)
  .route('/', plansApi)
  .route('/', planCampaignsApi)
  .route('/', enquiriesApi)
  .route('/', listingEnquiriesApi)
  .route('/', contactApi)
  .route('/', ownTicketsApi)
  .route('/', campaignsApi)
  .route('/', ownerBookingsApi)
  .route('/', threadsApi)
  .route('/', ownerCalendarApi)
  .route('/', ownerPaymentsApi)
  .route('/', creativesApi)
  .route('/', documentsApi)
  .route('/', billingApi)
  .route('/', companiesApi)
  .route('/', ownerClaimsApi)
  .route('/', uploadsApi)
  .route('/', teamApi)
  .route('/', proofsApi)
  .route('/', reportsApi)
  .route('/', estimatesApi)
  .route('/', ownerListingsApi)
  .route('/', importsApi)
  .route('/', ownCommandApi)
  .route('/', newsletterApi)
  .route('/', staffApi)
  .notFound(apiNotFound)
  .onError(apiErrors)
