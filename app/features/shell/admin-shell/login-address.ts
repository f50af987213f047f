import { safeReturnPath } from '../../../../worker/identity/rules/return-address.ts'

export const LOGIN_PATH = '/admin/login'

/** Messages by the `reason` in the address. */
const LOGIN_REASONS = {
  ended: 'Your session has ended. Sign in again to continue.',
  opened: 'Your account is open. Sign in with your email and the password.',
  staff: 'This area is for staff. You are signed in with an account that has no access to it.',
} as const
export type LoginReason = keyof typeof LOGIN_REASONS

/** Address of the login page, with the path to return to (`from`, with its query) and the reason. */
export function loginAddress(from: string, reason?: LoginReason): string {
  const search = new URLSearchParams()
  if (from !== '/admin') search.set('next', from)
  if (reason) search.set('reason', reason)
  return search.size > 0 ? `${LOGIN_PATH}?${search}` : LOGIN_PATH
}

/** Page after sign-in: the requested one if it is in this area and not the login page, else the dashboard. */
export function adminReturnPath(next: string | null): string {
  const path = safeReturnPath(next)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  const isInside = /^\/admin(\/|$)/.test(pathname) && !/^\/admin\/login(\/|$)/.test(pathname)
  return path && isInside ? path : '/admin'
}

const isReason = (text: string): text is LoginReason => Object.hasOwn(LOGIN_REASONS, text)

/** The message for the `reason` of an address; null for an unknown one. */
export const loginNotice = (reason: string | null): string | null =>
  reason !== null && isReason(reason) ? LOGIN_REASONS[reason] : null
