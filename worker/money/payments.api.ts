import { Hono } from 'hono'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { Recorded } from './documents/payment-acts.server.ts'
import { recordPayment } from './documents/payments.server.ts'
import { correctPayment, recordRefund } from './documents/refunds.server.ts'
import { Correction, NewPayment, NewRefund } from './rules/documents/payment.ts'

/** The number of a payment in an address. @throws DomainError not_found for anything else */
function numberOf(text: string): number {
  const number = Number(text)
  if (!/^\d{1,15}$/.test(text)) throw new DomainError('not_found', 'Payment not found')
  return number
}

const answered = ({ isReplay }: Recorded) => (isReplay ? 200 : 201)

/** Payments of all campaigns, as staff record them. Mounted behind the guard of worker/backoffice/staff.api.ts. Sums are in paise. */
export const staffPaymentsApi = new Hono<SignedInEnv>()
  .post('/campaigns/:id/payments', rateLimit('LIMIT_STAFF'), validated('json', NewPayment), async (c) => {
    const { service, user } = c.var
    const made = await recordPayment(service, 'admin', user, { campaign: c.req.param('id'), ...c.req.valid('json') })
    return c.json(made, answered(made))
  })
  .post(
    '/campaigns/:id/refunds',
    rateLimit('LIMIT_STAFF'),
    requireConfirmed,
    validated('json', NewRefund),
    async (c) => {
      const { service, user } = c.var
      const made = await recordRefund(service, 'admin', user, { campaign: c.req.param('id'), ...c.req.valid('json') })
      return c.json(made, answered(made))
    },
  )
  .post(
    '/campaigns/:id/payments/:payment/correct',
    rateLimit('LIMIT_STAFF'),
    requireConfirmed,
    validated('json', Correction),
    async (c) => {
      const { id: campaign, payment } = c.req.param()
      const correction = { campaign, payment: numberOf(payment), ...c.req.valid('json') }
      const made = await correctPayment(c.var.service, 'admin', c.var.user, correction)
      return c.json(made, answered(made))
    },
  )

/** Payments to owners that the signed-in user belongs to and may sell for. Sums are in paise. */
export const ownerPaymentsApi = new Hono<SignedInEnv>()
  .use('/owner/campaigns/*', smallBody, requireUser, rateLimit('LIMIT_BOOKING'))
  .post('/owner/campaigns/:id/payments', validated('json', NewPayment), async (c) => {
    const { service, user } = c.var
    const made = await recordPayment(service, 'mediaOwner', user, {
      campaign: c.req.param('id'),
      ...c.req.valid('json'),
    })
    return c.json(made, answered(made))
  })
  .post('/owner/campaigns/:id/refunds', validated('json', NewRefund), async (c) => {
    const { service, user } = c.var
    const made = await recordRefund(service, 'mediaOwner', user, {
      campaign: c.req.param('id'),
      ...c.req.valid('json'),
    })
    return c.json(made, answered(made))
  })
  .post('/owner/campaigns/:id/payments/:payment/correct', validated('json', Correction), async (c) => {
    const { id: campaign, payment } = c.req.param()
    const correction = { campaign, payment: numberOf(payment), ...c.req.valid('json') }
    const made = await correctPayment(c.var.service, 'mediaOwner', c.var.user, correction)
    return c.json(made, answered(made))
  })
