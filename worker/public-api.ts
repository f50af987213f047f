import { Hono } from 'hono'
import { availabilityApi } from './availability/availability.api.ts'
import { catalogueApi } from './catalogue/catalogue.api.ts'
import type { ApiEnv } from './kernel/http/api-env.ts'
import { plannerApi } from './planner/planner.api.ts'
import { searchApi } from './search/search.api.ts'

/** Routes without sign-in; they make up the OpenAPI document. */
export const publicApi = new Hono<ApiEnv>()
  .route('/', catalogueApi)
  .route('/', availabilityApi)
  .route('/', searchApi)
  .route('/', plannerApi)
