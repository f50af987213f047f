import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { getSender } from '../kernel/platform/settings.server.ts'
import { publicHeaders } from '../kernel/rules/cache.ts'
import { describeApi } from './openapi/openapi.server.ts'

/** The API's own description. */
export const openapiApi: Hono<ApiEnv> = new Hono<ApiEnv>().get('/openapi.json', async (c) => {
  const { service } = c.var
  const { name } = await getSender(service)
  return c.json(await describeApi({ origin: service.origin, name }), 200, publicHeaders(['content']))
})
