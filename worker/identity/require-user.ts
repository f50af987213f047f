import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { deviceCookie, hintCookie, sessionCookie } from '../kernel/rules/identity/cookies.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import { rememberDevice } from './known-device.ts'
import { type IssuedSession, requireUserOf, SESSION_MS } from './session.server.ts'

/** The environment of a handler behind `requireUser` or `requireRole`. */
export interface SignedInEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & SignedIn
}

/** Sets `c.var.user` and `c.var.session`. @throws DomainError unauthorized */
export const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
  const { user, session } = await requireUserOf(c.var.service)
  c.set('user', user)
  c.set('session', session)
  await next()
})

type AnyContext = Context<ApiEnv> | Context<SignedInEnv>

/** Sets the cookies of a new session; without `remembered` they end with the browser. */
export function setSessionCookies(c: AnyContext, { token, remembered }: IssuedSession): void {
  writeCookies(c, token, remembered ? SESSION_MS.remembered / 1000 : undefined)
}

/** A year: browsers keep no cookie much longer than that. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60

/** Makes the browser known to an account that was just signed in to. It stays known after signing out. */
export async function setDeviceCookie(c: AnyContext, email: string): Promise<void> {
  const { service } = c.var
  setCookie(c, deviceCookie(service.origin), await rememberDevice(service, email), {
    path: '/',
    sameSite: 'Lax',
    secure: service.origin.startsWith('https:'),
    httpOnly: true,
    maxAge: DEVICE_SECONDS,
  })
}

/** Makes the browser unknown to every account: one that is deleted leaves nothing behind. */
export const clearDeviceCookie = (c: AnyContext): void => {
  const { origin } = c.var.service
  setCookie(c, deviceCookie(origin), '', { path: '/', secure: origin.startsWith('https:'), maxAge: 0 })
}

/** True when the browser has session cookies. */
export const hasSessionCookies = (c: Context<ApiEnv>): boolean =>
  [sessionCookie, hintCookie].some((name) => getCookie(c, name(c.var.service.origin)) !== undefined)

/** Deletes the cookies of a session. */
export function clearSessionCookies(c: AnyContext): void {
  writeCookies(c, '', 0)
}

function writeCookies(c: AnyContext, token: string, maxAge: number | undefined): void {
  const { origin } = c.var.service
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    ...(maxAge !== undefined && { maxAge }),
  } as const
  setCookie(c, sessionCookie(origin), token, { ...shared, httpOnly: true })
  setCookie(c, hintCookie(origin), token && '1', shared)
}
