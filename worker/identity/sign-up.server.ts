import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { SignUp } from '../domain/identity/forms.ts'
import { audit } from './audit.server.ts'
import { startSession } from './auth.server.ts'
import { sendEmailVerification } from './email-verification.server.ts'
import { users } from './identity.table.ts'
import { hashPassword } from './password.server.ts'
import { expectNewPassword } from './password-rules.ts'
import type { IssuedSession, ProvenUser } from './session.server.ts'
import { newId } from './tokens.ts'

/**
 * Creates an account, signs it in, and mails the link that confirms its address.
 * @throws DomainError conflict when the email has an account; bad_input when the password is easy to guess
 */
export async function signUp(service: ServiceContext, input: SignUp): Promise<IssuedSession & { user: ProvenUser }> {
  const session = { remembered: false, prove: () => createUser(service, input) }
  const started = await startSession(service, session, (user) => [
    audit(service, { actor: user.id, action: 'user.signed_up', subject: user.id, detail: { role: input.role } }),
  ])
  sendEmailVerification(service, { id: started.user.id, email: input.email, emailVerified: false })
  return started
}

async function createUser({ db, now }: ServiceContext, { password, ...profile }: SignUp): Promise<ProvenUser> {
  expectNewPassword(password, profile, 'password')
  const passwordHash = await hashPassword(password)
  // The unique index decides, also between simultaneous requests.
  const [created] = await db
    .insert(users)
    .values({ ...profile, id: newId('usr'), passwordHash, createdAt: now.toISOString() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, sessionEpoch: users.sessionEpoch })
  if (!created) throw new DomainError('conflict', 'This email has an account already')
  return created
}
