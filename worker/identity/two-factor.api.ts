import { Hono } from 'hono'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { type SignedInEnv, setSessionCookies } from './require-user.ts'
import { PasswordConfirmation, TwoFactorCode, TwoFactorConfirmation } from './rules/forms.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor-setup.server.ts'

/** The authenticator app of an account, and its recovery codes. */
export const twoFactorApi = new Hono<SignedInEnv>()
  .post('/account/two-factor', rateLimit('LIMIT_ACCOUNT'), validated('json', PasswordConfirmation), async (c) =>
    c.json(await beginTwoFactor(c.var.service, c.var, c.req.valid('json'))),
  )
  .post('/account/two-factor/confirm', rateLimit('LIMIT_ACCOUNT'), validated('json', TwoFactorCode), async (c) => {
    const { recoveryCodes, session } = await confirmTwoFactor(c.var.service, c.var, c.req.valid('json'))
    setSessionCookies(c, session)
    return c.json({ recoveryCodes })
  })
  .post('/account/two-factor/off', rateLimit('LIMIT_ACCOUNT'), validated('json', TwoFactorConfirmation), async (c) => {
    setSessionCookies(c, await endTwoFactor(c.var.service, c.var, c.req.valid('json')))
    return c.json({})
  })
  .post(
    '/account/two-factor/recovery-codes',
    rateLimit('LIMIT_ACCOUNT'),
    validated('json', TwoFactorConfirmation),
    async (c) => c.json({ recoveryCodes: await renewRecoveryCodes(c.var.service, c.var, c.req.valid('json')) }),
  )
