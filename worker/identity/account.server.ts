import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { users } from '../kernel/identity.table.ts'
import { changes } from '../kernel/rules/identity/changes.ts'
import type { CurrentUser, SignedIn } from '../kernel/rules/identity/user.ts'
import { renewSessions } from './account-sessions.server.ts'
import { changeLetter } from './identity-letters.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import { provePassword } from './proof.server.ts'
import type { PasswordChange, ProfileChange } from './rules/forms.ts'
import { passwordChanged, profileChanged } from './rules/identity.events.ts'
import { getUser, type IssuedSession } from './session.server.ts'
import { countRecoveryCodes } from './two-factor.server.ts'

export interface Account {
  user: CurrentUser
  /** Unused recovery codes; 0 while the second factor is off. */
  recoveryCodesLeft: number
}

/** The account as its settings show it. */
export async function getAccount(service: ServiceContext, { user }: SignedIn): Promise<Account> {
  return { user, recoveryCodesLeft: user.twoFactor ? await countRecoveryCodes(service, user.id) : 0 }
}

/** Changes name, company and phone. Users cannot change their email and role. */
export async function changeProfile(
  service: ServiceContext,
  { user }: SignedIn,
  change: ProfileChange,
): Promise<CurrentUser> {
  const { db } = service
  await db.batch([
    db.update(users).set(change).where(eq(users.id, user.id)),
    record(service, profileChanged.of(user.id, { subject: user.id, detail: changes(user, change) })),
  ])
  return getUser(service, user.id)
}

/**
 * Sets a new password. Other sessions end; the present one continues under a new token.
 * @throws DomainError bad_input when `current` is not the password or `next` is easy to guess; rate_limited
 */
export async function changePassword(
  service: ServiceContext,
  signedIn: SignedIn,
  { current, next }: PasswordChange,
): Promise<IssuedSession> {
  const { db, mailer } = service
  const { id, email } = signedIn.user
  expectNewPassword(next, signedIn.user, 'next')
  const proven = await provePassword(service, signedIn, current, 'current')
  const passwordHash = await hashPassword(next)
  const session = await renewSessions(service, signedIn, proven, [
    db.update(users).set({ passwordHash }).where(eq(users.id, id)),
    record(service, passwordChanged.of(id, { subject: id })),
  ])
  service.waitUntil(mailer.send({ to: email, ...changeLetter('passwordChanged') }))
  return session
}
