import { eq } from 'drizzle-orm'
import { audit } from '../kernel/audit/audit.server.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { commit } from '../kernel/sql/statements.server.ts'
import { newId } from '../kernel/tokens.ts'
import { startSession } from './auth.server.ts'
import { sendEmailVerification } from './email-verification.server.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import type { SignUp } from './rules/forms.ts'
import type { IssuedSession, ProvenUser } from './session.server.ts'

/**
 * Creates an account, signs it in, and mails the link that confirms its address. Account, session and audit row are one
 * batch: none is there without the others.
 * @throws DomainError conflict when the email has an account; bad_input when the password is easy to guess
 */
export async function signUp(service: ServiceContext, input: SignUp): Promise<IssuedSession & { user: ProvenUser }> {
  const { db, now } = service
  const { password, next, ...profile } = input
  expectNewPassword(password, profile, 'password')
  const refusal = async () => {
    const isTaken = (await db.$count(users, eq(users.email, profile.email))) > 0
    return isTaken ? new DomainError('conflict', 'This email has an account already') : undefined
  }
  // Before a password is hashed for nothing; the unique index decides.
  const known = await refusal()
  if (known) throw known
  const passwordHash = await hashPassword(password)
  const at = now.toISOString()
  const account = { ...profile, id: newId('usr'), passwordHash, createdAt: at, lastSignInAt: at }
  const session = { remembered: false, prove: async () => ({ id: account.id, sessionEpoch: 0 }) }
  const writes = startSession(service, session, ({ id }) => [
    db.insert(users).values(account),
    audit(service, { actor: id, action: 'user.signed_up', subject: id, detail: { role: input.role } }),
  ])
  const started = await commit(writes, refusal)
  // Staff who look at the list of users see the new one.
  service.waitUntil(
    service.live.publish([{ event: 'staffChanged', data: { subject: 'user', id: started.user.id, version: 1 } }]),
  )
  sendEmailVerification(service, { id: started.user.id, email: input.email, emailVerified: false }, next)
  return started
}
