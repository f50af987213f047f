import { createMiddleware } from 'hono/factory'
import { DomainError } from '../rules/errors.ts'
import { allowanceKeys } from '../rules/identity/caller.ts'
import type { ApiEnv } from './api-env.ts'
import type { Caller } from './caller.ts'

/** The limits of wrangler.toml. */
type Limit = { [K in keyof Env]-?: Env[K] extends RateLimit ? K : never }[keyof Env]

/** The binding does not report the end of its window; this is the longest period of all limits. */
const RETRY_SECONDS = 60

/**
 * Counts the requests of one network. Mount it in front of costly work and of anything that can be abused.
 * @throws DomainError rate_limited
 */
export const rateLimit = (limit: Limit) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await spend(c.env[limit], c.var.service.caller.networks)
    await next()
  })

/**
 * Counts one request of a network.
 * @throws DomainError rate_limited
 */
export async function spend(limit: RateLimit, networks: Caller['networks']): Promise<void> {
  const counted = await Promise.all(allowanceKeys(networks).map((key) => limit.limit({ key })))
  if (counted.some(({ success }) => !success)) {
    throw new DomainError('rate_limited', 'Too many requests. Please wait a minute', undefined, RETRY_SECONDS)
  }
}
