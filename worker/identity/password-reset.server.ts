import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { recoveryCodes, twoFactor, users } from '../kernel/identity.table.ts'
import { changeLetter } from './identity-letters.ts'
import { closeLinks, expectLink, mailLink, spendLink } from './one-time-link.server.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import type { ForgotPassword, ResetPassword } from './rules/forms.ts'
import { passwordReset, passwordResetAsked } from './rules/identity.events.ts'
import { endSessions, getUser } from './session.server.ts'

/**
 * Mails a link to set a new password, if the address has an account. The lookup happens after the answer, so neither its
 * text nor its timing reveals whether the account exists.
 */
export function askPasswordReset(service: ServiceContext, input: ForgotPassword): void {
  service.waitUntil(mailReset(service, input))
}

async function mailReset(service: ServiceContext, { email, next }: ForgotPassword): Promise<void> {
  const [user] = await service.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active')))
  if (!user) return
  await mailLink(service, 'password-reset', user, {
    next,
    also: [record(service, passwordResetAsked.of(null, { subject: user.id }))],
  })
}

/**
 * Sets a new password by a mailed link and ends every session. The link proves access to the mailbox, so it also
 * confirms the address. If the address was not confirmed before, a stranger may have made the account, so the second
 * factor is removed. Otherwise it stays.
 * @returns the path to continue to after signing in, as requested
 * @throws DomainError invalid_link; bad_input when the password is easy to guess
 */
export async function resetPassword(
  service: ServiceContext,
  { token, password }: ResetPassword,
): Promise<{ next: string | null }> {
  const { db, now, mailer } = service
  // Before the link is used up: after a refusal it still works.
  expectNewPassword(password, await expectLink(service, 'password-reset', token), 'password')
  const passwordHash = await hashPassword(password)
  const { userId, next } = await spendLink(service, 'password-reset', token)

  const unconfirmed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
  await endSessions(service, userId, [
    db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} IN ${unconfirmed}`),
    db.delete(twoFactor).where(sql`${twoFactor.userId} IN ${unconfirmed}`),
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})` })
      .where(eq(users.id, userId)),
    closeLinks(service, 'password-reset', userId),
    record(service, passwordReset.of(userId, { subject: userId })),
  ])
  const { email } = await getUser(service, userId)
  service.waitUntil(mailer.send({ to: email, ...changeLetter('passwordReset') }))
  return { next }
}
