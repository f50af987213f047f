import { Hono } from 'hono'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { changePassword, changeProfile, getAccount } from './account.server.ts'
import { accountDataApi } from './account-data.api.ts'
import { accountSessionsApi } from './account-sessions.api.ts'
import { requireUser, type SignedInEnv, setSessionCookies } from './require-user.ts'
import { PasswordChange, ProfileChange } from './rules/forms.ts'
import { twoFactorApi } from './two-factor.api.ts'

/** Account of the signed-in user: reads and changes. */
export const accountApi = new Hono<SignedInEnv>()
  .use('/account/*', requireUser)
  .get('/account', async (c) => c.json(await getAccount(c.var.service, c.var)))
  .patch('/account', rateLimit('LIMIT_ACCOUNT'), validated('json', ProfileChange), async (c) =>
    c.json({ user: await changeProfile(c.var.service, c.var, c.req.valid('json')) }),
  )
  .post('/account/password', rateLimit('LIMIT_ACCOUNT'), validated('json', PasswordChange), async (c) => {
    setSessionCookies(c, await changePassword(c.var.service, c.var, c.req.valid('json')))
    return c.json({})
  })
  .route('/', accountSessionsApi)
  .route('/', twoFactorApi)
  .route('/', accountDataApi)
