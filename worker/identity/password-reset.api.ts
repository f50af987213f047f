import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { acceptInvitation } from './invitation.server.ts'
import { askPasswordReset, resetPassword } from './password-reset.server.ts'
import { ForgotPassword, ResetPassword } from './rules/forms.ts'

/** A new password by mail, also the first one of an invited user. */
export const passwordResetApi = new Hono<ApiEnv>()
  .post('/auth/forgot-password', rateLimit('LIMIT_MAIL'), validated('json', ForgotPassword), (c) => {
    askPasswordReset(c.var.service, c.req.valid('json'))
    return c.json({}, 202)
  })
  .post('/auth/reset-password', rateLimit('LIMIT_SIGN_IN'), validated('json', ResetPassword), async (c) => {
    return c.json(await resetPassword(c.var.service, c.req.valid('json')))
  })
  .post('/auth/accept-invitation', rateLimit('LIMIT_SIGN_IN'), validated('json', ResetPassword), async (c) => {
    return c.json(await acceptInvitation(c.var.service, c.req.valid('json')))
  })
