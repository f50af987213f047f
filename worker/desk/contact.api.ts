import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { isPlainForm, readForm, refusedByPage, seePage } from '../kernel/http/plain-form.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { parse } from '../kernel/rules/parse.ts'
import { ContactMessage, readContactErrors } from './rules/support/ticket.ts'
import { fileTicket } from './support/file-ticket.server.ts'

/** The contact page with the errors of a refusal; see ContactError. */
function errorPage(error: Error): string {
  const refused = error instanceof DomainError ? error : new DomainError('unavailable', '')
  const fields = readContactErrors((refused.issues ?? []).map(({ path }) => path).join('.'))
  const reasons: Partial<Record<DomainError['code'], string>> = { rate_limited: 'busy', too_large: 'message' }
  return `/contact?error=${fields.join('.') || (reasons[refused.code] ?? 'failed')}`
}

/** Messages of visitors. */
export const contactApi = new Hono<ApiEnv>().post(
  '/contact',
  refusedByPage(errorPage),
  smallBody,
  rateLimit('LIMIT_CONTACT'),
  async (c) => {
    const { reference, isNew } = await fileTicket(c.var.service, parse(ContactMessage, await readForm(c)))
    if (isPlainForm(c)) return seePage(c, `/contact?sent=${reference}`)
    return c.json({ reference }, isNew ? 201 : 200)
  },
)
