import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { sendEmailVerification, verifyEmail } from './email-verification.server.ts'
import { requireUser } from './require-user.ts'
import { VerificationRequest, VerifyEmail } from './rules/forms.ts'

/** Confirmation of email addresses. */
export const emailVerificationApi = new Hono<ApiEnv>()
  .post('/auth/verify-email', rateLimit('LIMIT_SIGN_IN'), validated('json', VerifyEmail), async (c) => {
    return c.json(await verifyEmail(c.var.service, c.req.valid('json')))
  })
  .post(
    '/auth/verify-email/resend',
    rateLimit('LIMIT_MAIL'),
    requireUser,
    validated('json', VerificationRequest),
    (c) => {
      sendEmailVerification(c.var.service, c.var.user, c.req.valid('json').next)
      return c.json({}, 202)
    },
  )
