import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import { verifyPassword } from './password.server.ts'
import { userRefused } from './rules/identity.events.ts'
import type { ProvenUser } from './session.server.ts'
import { clearAttempts, registerAttempt } from './sign-in-throttle.server.ts'
import { verifySecondFactor } from './two-factor.server.ts'

// Proofs for changes of an account: being signed in is not enough, since the browser may be left open.

/** Refuses a wrong proof, and records it: a stranger may have found the browser open. */
async function refuse(
  service: ServiceContext,
  { user }: SignedIn,
  { reason, path, message }: { reason: string; path: string; message: string },
): Promise<never> {
  await record(service, userRefused.of(user.id, { subject: user.id, detail: { reason } }))
  throw new DomainError('bad_input', message, [{ path, message }])
}

/**
 * Checks the password again.
 * @param field the field that a refusal names
 * @throws DomainError bad_input when it is wrong; rate_limited
 */
export async function provePassword(
  service: ServiceContext,
  signedIn: SignedIn,
  password: string,
  field = 'password',
): Promise<ProvenUser> {
  const { user } = signedIn
  const tries = `password ${user.id}`
  await registerAttempt(service, tries)
  const [known] = await service.db
    .select({ passwordHash: users.passwordHash, sessionEpoch: users.sessionEpoch })
    .from(users)
    .where(eq(users.id, user.id))
  if (!known || !(await verifyPassword(password, known.passwordHash))) {
    return refuse(service, signedIn, { reason: 'password', path: field, message: 'This is not your password' })
  }
  await clearAttempts(service, tries)
  return { id: user.id, sessionEpoch: known.sessionEpoch }
}

/**
 * Checks a code of the authenticator app or a recovery code. Attempts count together with those of signing in.
 * @throws DomainError bad_input when it is wrong; rate_limited
 */
export async function proveSecondFactor(service: ServiceContext, signedIn: SignedIn, code: string): Promise<void> {
  const { user } = signedIn
  const tries = `second-factor ${user.id}`
  await registerAttempt(service, tries)
  if (!(await verifySecondFactor(service, user.id, code))) {
    const message = 'This code is wrong or was already used'
    await refuse(service, signedIn, { reason: 'second_factor', path: 'code', message })
  }
  await clearAttempts(service, tries)
}
