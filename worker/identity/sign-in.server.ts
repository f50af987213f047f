import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { twoFactor, users } from '../kernel/identity.table.ts'
import { getGeneralSettings } from '../kernel/platform/settings.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { isStaff } from '../kernel/rules/identity/roles.ts'
import { startSession } from './auth.server.ts'
import { newBrowserLetter } from './identity-letters.ts'
import { knownDevice } from './known-device.ts'
import { verifyPassword } from './password.server.ts'
import { deviceName } from './rules/device-name.ts'
import type { SignIn } from './rules/forms.ts'
import { userRefused, userSignedIn } from './rules/identity.events.ts'
import type { IssuedSession, ProvenUser } from './session.server.ts'
import { registerSignIn } from './sign-in-attempts.server.ts'
import { clearAttempts, registerAttempt } from './sign-in-throttle.server.ts'
import { addressRefusal } from './staff-rules.server.ts'
import { verifySecondFactor } from './two-factor.server.ts'

/** One message for every failure, so that it does not reveal which accounts exist. */
const INVALID = 'Invalid credentials'

/**
 * Signs in. It replaces the previous session of the browser.
 * @throws DomainError unauthorized; second_factor when only the code is missing or wrong; forbidden for the back office at an
 * address that is not listed; rate_limited
 */
export async function signIn(service: ServiceContext, input: SignIn): Promise<IssuedSession & { user: ProvenUser }> {
  const { db, now } = service
  const session = { remembered: input.remember ?? false, prove: () => proveIdentity(service, input) }
  const issued = await startSession(service, session, (user) => [
    db.update(users).set({ lastSignInAt: now.toISOString() }).where(eq(users.id, user.id)),
    record(
      service,
      userSignedIn.of(user.id, {
        subject: user.id,
        detail: { remembered: session.remembered, twoFactor: user.twoFactor ?? false },
      }),
    ),
  ])
  service.waitUntil(tellOfNewBrowser(service, input.email))
  return issued
}

/** Notifies the owner of an account of a sign-in with a new browser, unless staff disabled these mails. */
async function tellOfNewBrowser(service: ServiceContext, email: string): Promise<void> {
  if ((await knownDevice(service, email)) !== null) return
  const { value } = await getGeneralSettings(service)
  if (!value.loginNotifications) return
  const { caller, origin, now, mailer } = service
  const device = deviceName(caller.userAgent)
  const letter = newBrowserLetter({ device, network: caller.network, at: now, href: `${origin}/account#sessions` })
  await mailer.send({ to: email, ...letter })
}

async function proveIdentity(service: ServiceContext, { email, password, code, area }: SignIn): Promise<ProvenUser> {
  const clearSignIn = await registerSignIn(service, email)

  const [user] = await service.db
    .select({
      id: users.id,
      role: users.role,
      status: users.status,
      demo: users.demo,
      passwordHash: users.passwordHash,
      sessionEpoch: users.sessionEpoch,
      secondFactorSince: twoFactor.confirmedAt,
    })
    .from(users)
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(eq(users.email, email))

  const refuse = async (error: DomainError, reason: string): Promise<never> => {
    await record(service, userRefused.of(null, { subject: user?.id ?? null, detail: { reason } }))
    throw error
  }
  const closed = area === 'admin' ? await addressRefusal(service) : null
  if (closed) return refuse(closed, 'address')
  const right = await verifyPassword(password, user?.passwordHash ?? null)
  const open = user?.status === 'active' && (!user.demo || service.settings.demoMode)
  const welcome = area !== 'admin' || (user && isStaff(user))
  if (!user || !right || !open || !welcome) {
    const reason = right ? (open ? 'area' : 'closed') : 'password'
    return refuse(new DomainError('unauthorized', INVALID), reason)
  }

  if (user.secondFactorSince !== null) {
    if (code === undefined) throw new DomainError('second_factor', 'Enter the code of your authenticator app')
    // Six digits are few. The caller already has the password, so attempts count by account, from any network.
    const guesses = `second-factor ${user.id}`
    await registerAttempt(service, guesses)
    if (!(await verifySecondFactor(service, user.id, code))) {
      return refuse(new DomainError('second_factor', INVALID), 'second_factor')
    }
    await clearAttempts(service, guesses)
  }
  await clearSignIn()
  const { id, sessionEpoch } = user
  return { id, sessionEpoch, twoFactor: user.secondFactorSince !== null, staff: isStaff(user) }
}
