import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { DomainError, type ErrorBody, type ErrorCode } from '../rules/errors.ts'
import { loggable } from '../rules/loggable.ts'
import type { ApiEnv } from './api-env.ts'

/** True by its shape, as in Hono: a bundle may contain the class twice. */
const isHttpException = (error: Error): error is HTTPException => 'getResponse' in error

/** `{ error: { code, message, issues? } }` with the status of the code; an unknown error is logged and answered in general terms. */
export const apiErrors: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof DomainError) {
    logRefusal(c, error)
    const headers = error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) }
    return c.json({ error: error.body }, error.status, headers)
  }
  if (isHttpException(error)) {
    return c.json({ error: { code: 'bad_input', message: error.message } }, error.status)
  }
  // biome-ignore lint/suspicious/noConsole: the one place where an unforeseen failure reaches the logs
  console.error(loggable(error))
  return c.json({ error: { code: 'unavailable', message: 'Something went wrong on our side' } }, 500)
}

const LOGGED: readonly ErrorCode[] = ['unauthorized', 'second_factor', 'forbidden', 'rate_limited']

/**
 * Writes a line for the operator about a request that was refused for who asked, or how often. It holds the pattern of the
 * route and no value of the request: nothing in it is about a person.
 */
function logRefusal(c: Context<ApiEnv>, { code, message }: DomainError): void {
  if (!LOGGED.includes(code)) return
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown'
  // biome-ignore lint/suspicious/noConsole: the log of the Worker is where an operator looks for abuse
  console.warn(JSON.stringify({ event: 'refused', code, message, method: c.req.method, route }))
}

export const apiNotFound: NotFoundHandler<ApiEnv> = (c) =>
  c.json({ error: { code: 'not_found', message: `Nothing found at ${c.req.path}` } }, 404)

/** A known address with a method that it does not answer. */
export const apiMethodNotAllowed = (c: Context<ApiEnv>, methods: string[]) => {
  const allowed = methods.join(', ')
  const error: ErrorBody = { code: 'method_not_allowed', message: `${c.req.path} only answers ${allowed}` }
  return c.json({ error }, 405, { Allow: allowed })
}
