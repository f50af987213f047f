import { Hono } from 'hono'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { collectData } from './account-data.server.ts'
import { deleteAccount } from './account-deletion.server.ts'
import { clearDeviceCookie, clearSessionCookies, type SignedInEnv } from './require-user.ts'
import { PasswordConfirmation } from './rules/forms.ts'

/** Export and deletion of an account. */
export const accountDataApi = new Hono<SignedInEnv>()
  .get('/account/data', rateLimit('LIMIT_ACCOUNT'), async (c) =>
    // A file for people, not an answer to a script.
    c.body(JSON.stringify(await collectData(c.var.service, c.var), null, 2), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="adchowk-account.json"',
    }),
  )
  .post('/account/delete', rateLimit('LIMIT_ACCOUNT'), validated('json', PasswordConfirmation), async (c) => {
    await deleteAccount(c.var.service, c.var, c.req.valid('json'))
    clearSessionCookies(c)
    clearDeviceCookie(c)
    return c.json({})
  })
