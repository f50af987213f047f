import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { emit } from '../kernel/events/emit.server.ts'
import { users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { isStaff } from '../kernel/rules/identity/roles.ts'
import { commit, guard } from '../kernel/sql/statements.server.ts'
import { closeLinks, expectLink, spendLink } from './one-time-link.server.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import type { ResetPassword } from './rules/forms.ts'
import { userAccepted } from './rules/identity.events.ts'

/** Stored password of an account that was never opened: no password has it as its hash. */
export const NO_PASSWORD = '!'

/**
 * Opens an account that staff have made: sets its first password. The link proves access to the mailbox, so it also confirms the address.
 * @returns whether it is an account of staff, who sign in to the back office
 * @throws DomainError invalid_link, also while the account is suspended; bad_input when the password is easy to guess
 */
export async function acceptInvitation(
  service: ServiceContext,
  { token, password }: ResetPassword,
): Promise<{ isStaff: boolean }> {
  const { db, now } = service
  // Before the link is used up: after a refusal it still works.
  expectNewPassword(password, await expectLink(service, 'invitation', token), 'password')
  const passwordHash = await hashPassword(password)
  const { userId } = await spendLink(service, 'invitation', token)
  const isInvited = and(eq(users.id, userId), eq(users.status, 'invited'))
  const happened = await emit(service, userAccepted.of(userId, { subject: userId, version: 0 }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${users} where ${isInvited})`),
    db
      .update(users)
      .set({ passwordHash, status: 'active', emailVerifiedAt: now.toISOString() })
      .where(isInvited)
      .returning({ role: users.role }),
    closeLinks(service, 'invitation', userId),
    ...happened.statements,
  ])
  const [, opened] = await commit(
    writes,
    async () => new DomainError('invalid_link', 'This invitation was withdrawn. Please ask for a new one'),
  )
  await happened.committed()
  return { isStaff: opened.some(isStaff) }
}
