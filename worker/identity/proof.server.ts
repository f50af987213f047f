import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import { users } from './identity.table.ts'
import { verifyPassword } from './password.server.ts'
import type { ProvenUser, SignedIn } from './session.server.ts'
import { clearAttempts, registerAttempt } from './sign-in-throttle.server.ts'
import { verifySecondFactor } from './two-factor.server.ts'

// Proofs for changes of an account: being signed in is not enough, since the browser may be left open.

const wrong = (path: string, message: string) => new DomainError('bad_input', message, [{ path, message }])

/**
 * Checks the password again.
 * @param field the field that a refusal names
 * @throws DomainError bad_input when it is wrong; rate_limited
 */
export async function provePassword(
  service: ServiceContext,
  { user }: SignedIn,
  password: string,
  field = 'password',
): Promise<ProvenUser> {
  const tries = `password ${user.id}`
  await registerAttempt(service, tries)
  const [known] = await service.db
    .select({ passwordHash: users.passwordHash, sessionEpoch: users.sessionEpoch })
    .from(users)
    .where(eq(users.id, user.id))
  if (!known || !(await verifyPassword(password, known.passwordHash))) throw wrong(field, 'This is not your password')
  await clearAttempts(service, tries)
  return { id: user.id, sessionEpoch: known.sessionEpoch }
}

/**
 * Checks a code of the authenticator app or a recovery code. Attempts count together with those of signing in.
 * @throws DomainError bad_input when it is wrong; rate_limited
 */
export async function proveSecondFactor(service: ServiceContext, { user }: SignedIn, code: string): Promise<void> {
  const tries = `second-factor ${user.id}`
  await registerAttempt(service, tries)
  if (!(await verifySecondFactor(service, user.id, code))) throw wrong('code', 'This code is not right, or was used')
  await clearAttempts(service, tries)
}
