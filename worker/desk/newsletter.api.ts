import { type Context, Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { isPlainForm, readForm, refusedByPage, seePage } from '../kernel/http/plain-form.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { parse } from '../kernel/rules/parse.ts'
import { confirmSubscription, leaveNewsletter, listSubscribers, subscribe } from './newsletter/newsletter.server.ts'
import { MailedToken, NEWSLETTER_SOURCES, SubscriberQuery, Subscription } from './rules/newsletter.ts'

/** Without scripts the form sends its page in the query. */
const sourceOf = (c: Context<ApiEnv>) =>
  NEWSLETTER_SOURCES.find((source) => source === c.req.query('source')) ?? NEWSLETTER_SOURCES[0]

const ERRORS: Partial<Record<DomainError['code'], string>> = { bad_input: 'email', rate_limited: 'busy' }
const errorName = (error: Error) => (error instanceof DomainError && ERRORS[error.code]) || 'failed'

const fieldsOf = (form: unknown): object => (typeof form === 'object' && form !== null ? form : {})

/** The form on the page of a mailed link. A button decides there, since mail scanners open every link. */
const linkPage = (page: 'confirm' | 'leave') =>
  refusedByPage((error) => {
    const isDead = error instanceof DomainError && ['invalid_link', 'bad_input'].includes(error.code)
    return `/newsletter/${page}?result=${isDead ? 'dead' : 'failed'}`
  })

/** Mails that visitors ask for. */
export const newsletterApi = new Hono<ApiEnv>()
  .use('/newsletter', smallBody)
  .use('/newsletter/*', smallBody)
  .post(
    '/newsletter',
    refusedByPage((error, c) => `/${sourceOf(c)}?error=${errorName(error)}#newsletter`),
    rateLimit('LIMIT_NEWSLETTER'),
    async (c) => {
      const form = fieldsOf(await readForm(c))
      await subscribe(c.var.service, parse(Subscription, { source: c.req.query('source'), ...form }))
      return isPlainForm(c) ? seePage(c, `/${sourceOf(c)}?sent=1#newsletter`) : c.json({}, 202)
    },
  )
  .post('/newsletter/confirm', linkPage('confirm'), rateLimit('LIMIT_NEWSLETTER'), async (c) => {
    await confirmSubscription(c.var.service, parse(MailedToken, await readForm(c)))
    return isPlainForm(c) ? seePage(c, '/newsletter/confirm?result=done') : c.json({})
  })
  .post('/newsletter/leave', linkPage('leave'), rateLimit('LIMIT_NEWSLETTER'), async (c) => {
    const form = fieldsOf(await readForm(c))
    await leaveNewsletter(c.var.service, parse(MailedToken, { token: c.req.query('token'), ...form }))
    // The unsubscribe button of a mail program (RFC 8058) posts to the address with the token and follows no redirect.
    const isOneClick = 'List-Unsubscribe' in form
    return isPlainForm(c) && !isOneClick ? seePage(c, '/newsletter/leave?result=done') : c.json({})
  })

/** Subscribers, for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const subscribersApi = new Hono<SignedInEnv>().get(
  '/subscribers',
  validated('query', SubscriberQuery),
  async (c) => c.json(await listSubscribers(c.var.service, c.req.valid('query'))),
)
