import { Hono } from 'hono'
import { publicHeaders } from '../domain/cache.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { describeApi } from './openapi.server.ts'

/** The API's own description. */
export const openapiApi: Hono<ApiEnv> = new Hono<ApiEnv>().get('/openapi.json', async (c) =>
  c.json(await describeApi(c.var.service), 200, publicHeaders(['content'])),
)
