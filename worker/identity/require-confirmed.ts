import { createMiddleware } from 'hono/factory'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import type { SignedInEnv } from './require-user.ts'

/** For how long one confirmation is enough. */
const CONFIRMED_MS = 5 * 60_000

/**
 * Asks for the code again before a critical act, while Critical Action Verification is on. An account without a second
 * factor is asked for its password, and only once staff have saved the setting, so that a fresh installation can be
 * tried.
 * @throws DomainError confirmation_needed, with `by`: the proof that the page has to ask for
 */
function expectConfirmed({ now }: Pick<ServiceContext, 'now'>, { user, session }: SignedIn): void {
  if (!session.rules) return
  const { value, version } = session.rules.security
  if (!value.criticalActionVerification || (version === 0 && !user.twoFactor)) return
  if (session.confirmedAt !== null && now.getTime() - Date.parse(session.confirmedAt) < CONFIRMED_MS) return
  const by = user.twoFactor ? 'code' : 'password'
  throw new DomainError('confirmation_needed', `Give your ${by} again to do this`, undefined, undefined, { by })
}

/** Middleware of critical acts, behind `requireStaff`. */
export const requireConfirmed = createMiddleware<SignedInEnv>(async (c, next) => {
  expectConfirmed(c.var.service, c.var)
  await next()
})
