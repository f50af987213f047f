import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { DomainError } from '../domain/errors.ts'
import type { ApiEnv } from './api-env.ts'

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Whether the browser sent a form by itself, without a script of ours: it shows what it is answered. */
export const isPlainForm = (c: Context<ApiEnv>): boolean => FORM_TYPES.test(c.req.header('Content-Type') ?? '')

/** The fields of a form, as a script sends them (JSON) or the browser itself. @throws DomainError bad_input */
export async function readForm(c: Context<ApiEnv>): Promise<unknown> {
  try {
    return isPlainForm(c) ? await c.req.parseBody() : await c.req.json()
  } catch {
    throw new DomainError('bad_input', 'This form could not be read')
  }
}

/** Leads the browser on to a page, which it asks for by GET: reloading that sends nothing again. */
export const seePage = (c: Context<ApiEnv>, path: string) => c.redirect(path, 303)

/**
 * Answers a refused form with a page where no script would read the refusal.
 * @param pageOf where to, by what was thrown
 */
export const refusedByPage = (pageOf: (error: Error, c: Context<ApiEnv>) => string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (!c.error || !isPlainForm(c)) return
    c.res = new Response(null, { status: 303, headers: { Location: pageOf(c.error, c) } })
  })
