import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { confirmSession } from './confirm.server.ts'
import {
  clearSessionCookies,
  hasSessionCookies,
  requireUser,
  setDeviceCookie,
  setSessionCookies,
} from './require-user.ts'
import { ActConfirmation, SignIn, SignUp } from './rules/forms.ts'
import { getUser } from './session.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { signUp } from './sign-up.server.ts'

/** Sign-up, sign-in, sign-out, and the current user. */
export const authApi = new Hono<ApiEnv>()
  .post('/auth/signup', rateLimit('LIMIT_SIGN_UP'), validated('json', SignUp), async (c) => {
    const { user, ...session } = await signUp(c.var.service, c.req.valid('json'))
    setSessionCookies(c, session)
    await setDeviceCookie(c, c.req.valid('json').email)
    return c.json({ user: await getUser(c.var.service, user.id) }, 201)
  })
  .post('/auth/signin', rateLimit('LIMIT_SIGN_IN'), validated('json', SignIn), async (c) => {
    const { user, ...session } = await signIn(c.var.service, c.req.valid('json'))
    setSessionCookies(c, session)
    await setDeviceCookie(c, c.req.valid('json').email)
    return c.json({ user: await getUser(c.var.service, user.id) })
  })
  .post('/auth/signout', async (c) => {
    await signOut(c.var.service)
    clearSessionCookies(c)
    // A form sent without scripts gets the home page.
    const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
    return isForm ? c.redirect('/', 303) : c.json({})
  })
  // Never refuses: every page calls it, and being signed out is no error.
  .get('/auth/session', async (c) => {
    const signedIn = await c.var.service.session()
    if (!signedIn && hasSessionCookies(c)) clearSessionCookies(c)
    return c.json({ user: signedIn?.user ?? null })
  })
  // Before a critical act: require-confirmed.ts.
  .post('/auth/confirm', rateLimit('LIMIT_ACCOUNT'), requireUser, validated('json', ActConfirmation), async (c) => {
    await confirmSession(c.var.service, c.var, c.req.valid('json'))
    return c.json({})
  })
  .get('/auth/me', requireUser, (c) => c.json(c.var.user))
