import { and, eq, ne, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../kernel/context.ts'
import { emit } from '../kernel/events/emit.server.ts'
import { users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { CurrentUser, SignedIn } from '../kernel/rules/identity/user.ts'
import { changeLetter } from './identity-letters.ts'
import { provePassword } from './proof.server.ts'
import type { PasswordConfirmation } from './rules/forms.ts'
import { userDeleted } from './rules/identity.events.ts'
import { endSessions } from './session.server.ts'

/** True for the row of the only admin who can sign in. */
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
 * Deletes the account of the signed-in user. All its sessions end at once. Each feature erases its data, in the same
 * batch; see `worker/personal-data.ts`.
 * @throws DomainError bad_input when the password is wrong; conflict for the last admin; in_use while a feature needs
 * the account; rate_limited
 */
export async function deleteAccount(
  service: ServiceContext,
  signedIn: SignedIn,
  { password }: PasswordConfirmation,
): Promise<void> {
  const { user } = signedIn
  await provePassword(service, signedIn, password)
  await eraseUser(service, user, { actor: user.id })
  service.waitUntil(service.mailer.send({ to: user.email, ...changeLetter('accountDeleted') }))
}

/**
 * Deletes an account with the data of all features about it, in one batch.
 * @param by the actor, and guards of the batch
 * @throws DomainError conflict for the last admin; in_use while a feature needs the account
 */
export async function eraseUser(
  service: ServiceContext,
  user: CurrentUser,
  { actor, guards = [] }: { actor: string; guards?: BatchItem<'sqlite'>[] },
): Promise<void> {
  const { db, personalData } = service
  const { id } = user
  const happened = await emit(service, userDeleted.of(actor, { subject: id, version: 0, isQuiet: actor === id }))
  await endSessions(service, id, [
    ...guards,
    // For the last admin this breaks NOT NULL, and the whole batch with it: of two admins who leave at once, one stays.
    db.update(users).set({ email: sql`NULL` }).where(isLastAdmin(service, id)),
    ...happened.statements,
    ...personalData.flatMap(({ erase }) => erase?.(service, user) ?? []),
    db.delete(users).where(eq(users.id, id)),
  ]).catch(async (failure) => {
    if ((await db.$count(users, isLastAdmin(service, id))) === 0) throw (await whyKept(service, user)) ?? failure
    throw new DomainError('conflict', 'You are the last administrator. Please appoint another one first')
  })
  await happened.committed()
}

/** The first reason of a feature why an account stays; null without one. */
async function whyKept(service: ServiceContext, user: SignedIn['user']): Promise<DomainError | null> {
  for (const { keeps } of service.personalData) {
    const reason = (await keeps?.(service, user)) ?? null
    if (reason) return reason
  }
  return null
}
