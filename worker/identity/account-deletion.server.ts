import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { PasswordConfirmation } from '../domain/identity/forms.ts'
import { changeLetter } from '../mail/identity-letters.ts'
import { audit } from './audit.server.ts'
import { auditLog } from './audit.table.ts'
import { users } from './identity.table.ts'
import { provePassword } from './proof.server.ts'
import { endSessions, type SignedIn } from './session.server.ts'

/** Staff without whom nobody could sign in to the back office. */
const isLastAdmin = ({ db, settings }: ServiceContext, userId: string) => {
  const otherAdmins = and(
    ne(users.id, userId),
    eq(users.role, 'admin'),
    eq(users.status, 'active'),
    settings.demoMode ? undefined : eq(users.demo, false),
  )
  return and(eq(users.id, userId), eq(users.role, 'admin'), eq(db.$count(users, otherAdmins), 0))
}

/**
 * Deletes the account of whoever asks. Their sessions end at once; whatever hangs on the account goes with it. What the
 * audit log says of their acts stays, without networks and details: an id that no longer names anyone.
 * @throws DomainError bad_input when the password is wrong; conflict for the last admin; rate_limited
 */
export async function deleteAccount(
  service: ServiceContext,
  signedIn: SignedIn,
  { password }: PasswordConfirmation,
): Promise<void> {
  const { db, mailer } = service
  const { id, email } = signedIn.user
  await provePassword(service, signedIn, password)

  const own = or(eq(auditLog.actor, id), and(isNull(auditLog.actor), eq(auditLog.subject, id)))
  await endSessions(service, id, [
    // Breaks a constraint, and with it the whole batch: of two admins who leave at the same time, one stays.
    db.update(users).set({ email: sql`NULL` }).where(isLastAdmin(service, id)),
    audit(service, { action: 'user.deleted', actor: id, subject: id }),
    db.update(auditLog).set({ network: '', detail: {} }).where(own),
    db.delete(users).where(eq(users.id, id)),
  ]).catch(async (failure) => {
    if ((await db.$count(users, isLastAdmin(service, id))) === 0) throw failure
    throw new DomainError('conflict', 'You are the last administrator. Please appoint another one first')
  })
  service.waitUntil(mailer.send({ to: email, ...changeLetter('accountDeleted') }))
}
