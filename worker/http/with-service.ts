import { createMiddleware } from 'hono/factory'
import { createServiceContext } from '../context.ts'
import type { ApiEnv } from './api-env.ts'

/** Builds the service context once a request. */
export const withService = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('service', createServiceContext(c.env, c.executionCtx, c.req.raw))
  await next()
})
