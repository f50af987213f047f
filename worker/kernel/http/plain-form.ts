import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../rules/errors.ts'
import type { ApiEnv } from './api-env.ts'

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** True when the browser sent the form without our scripts; it shows the answer as a page. */
export const isPlainForm = (c: Context<ApiEnv>): boolean => FORM_TYPES.test(c.req.header('Content-Type') ?? '')

/** The fields of a form: JSON from our scripts, or a form body from the browser. @throws DomainError bad_input */
export async function readForm(c: Context<ApiEnv>): Promise<unknown> {
  try {
    return isPlainForm(c) ? await c.req.parseBody() : await c.req.json()
  } catch {
    throw new DomainError('bad_input', 'This form could not be read')
  }
}

/** Redirects to a page by GET, so that a reload does not send the form again. */
export const seePage = (c: Context<ApiEnv>, path: string) => c.redirect(path, 303)

/**
 * Redirects a refused plain form to a page: there is no script that could show the error.
 * @param pageOf the page for an error
 */
export const refusedByPage = (pageOf: (error: Error, c: Context<ApiEnv>) => string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (!c.error || !isPlainForm(c)) return
    c.res = new Response(null, { status: 303, headers: { Location: pageOf(c.error, c) } })
  })
