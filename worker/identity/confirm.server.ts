import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { sessions } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import { provePassword, proveSecondFactor } from './proof.server.ts'
import type { ActConfirmation } from './rules/forms.ts'
import { sessionConfirmed } from './rules/identity.events.ts'

/**
 * Confirms that the owner of the account sits at this session: critical acts pass for some minutes. Attempts count together with
 * those of signing in and of the settings.
 * @throws DomainError bad_input when it is wrong, or a password where the account has a second factor; rate_limited
 */
export async function confirmSession(
  service: ServiceContext,
  signedIn: SignedIn,
  proof: ActConfirmation,
): Promise<void> {
  const { db, now } = service
  const { user, session } = signedIn
  if (proof.code !== undefined) await proveSecondFactor(service, signedIn, proof.code)
  else if (user.twoFactor) {
    const message = 'Enter the code of your authenticator app'
    throw new DomainError('bad_input', message, [{ path: 'code', message }])
  } else await provePassword(service, signedIn, proof.password ?? '')
  await db.batch([
    db.update(sessions).set({ confirmedAt: now.toISOString() }).where(eq(sessions.id, session.id)),
    record(
      service,
      sessionConfirmed.of(user.id, { subject: user.id, detail: { by: user.twoFactor ? 'code' : 'password' } }),
    ),
  ])
}
