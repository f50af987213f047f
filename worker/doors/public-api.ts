import { Hono } from 'hono'
import { availabilityApi } from '../catalogue/availability.api.ts'
import { catalogueApi } from '../catalogue/catalogue.api.ts'
import { searchApi } from '../catalogue/search.api.ts'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { plannerApi } from '../planner/planner.api.ts'

/** Routes without sign-in; they make up the OpenAPI document. */
export const publicApi = new Hono<ApiEnv>()
  .route('/', catalogueApi)
  .route('/', availabilityApi)
  .route('/', searchApi)
  .route('/', plannerApi)
