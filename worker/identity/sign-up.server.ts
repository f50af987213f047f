import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { emit } from '../kernel/events/emit.server.ts'
import { users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { commit } from '../kernel/sql/statements.server.ts'
import { newId } from '../kernel/tokens.ts'
import { startSession } from './auth.server.ts'
import { sendEmailVerification } from './email-verification.server.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import type { SignUp } from './rules/forms.ts'
import { userSignedUp } from './rules/identity.events.ts'
import type { IssuedSession, ProvenUser } from './session.server.ts'

/**
 * Creates an account, signs it in, and mails the link that confirms its address. Account, session and audit row are one
 * batch: all or none.
 * @throws DomainError conflict when the email has an account; bad_input when the password is easy to guess
 */
export async function signUp(service: ServiceContext, input: SignUp): Promise<IssuedSession & { user: ProvenUser }> {
  const { db, now } = service
  const { password, next, ...profile } = input
  expectNewPassword(password, profile, 'password')
  const passwordHash = await hashPassword(password)
  const at = now.toISOString()
  const account = { ...profile, id: newId('usr'), passwordHash, createdAt: at, lastSignInAt: at }
  const session = { remembered: false, prove: async () => ({ id: account.id, sessionEpoch: 0 }) }
  const fact = { subject: account.id, version: 1, detail: { role: input.role } }
  const happened = await emit(service, userSignedUp.of(account.id, fact))
  const writes = startSession(service, session, () => [db.insert(users).values(account), ...happened.statements])
  const started = await commit(writes, async () => {
    const isTaken = (await db.$count(users, eq(users.email, profile.email))) > 0
    return isTaken ? new DomainError('conflict', 'This email already has an account') : undefined
  })
  // Staff who look at the list of users see the new one.
  service.waitUntil(happened.committed())
  sendEmailVerification(service, { id: started.user.id, email: input.email, emailVerified: false }, next)
  return started
}
