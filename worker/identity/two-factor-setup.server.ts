import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { recoveryCodes, twoFactor, users } from '../kernel/identity.table.ts'
import { getSender } from '../kernel/platform/settings.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import { renewSessions } from './account-sessions.server.ts'
import { type AccountChange, changeLetter } from './identity-letters.ts'
import { provePassword, proveSecondFactor } from './proof.server.ts'
import type { PasswordConfirmation, TwoFactorCode, TwoFactorConfirmation } from './rules/forms.ts'
import { recoveryCodesRenewed, twoFactorTurnedOff, twoFactorTurnedOn } from './rules/identity.events.ts'
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, readRecoveryCode, recoveryCode } from './rules/recovery-codes.ts'
import { hashRecoveryCode, openSecret, sealSecret } from './sealed-secret.ts'
import type { IssuedSession } from './session.server.ts'
import { describeTotp, newTotpSecret, type TotpEnrolment, totpStep } from './totp.ts'

const alreadyOn = () => new DomainError('conflict', 'Two-step sign-in is already on')
const expectOn = ({ user }: SignedIn) => {
  if (!user.twoFactor) throw new DomainError('conflict', 'Two-step sign-in is off')
}

/** Mails the owner, after the answer. */
const mailChange = ({ mailer, waitUntil }: ServiceContext, { user }: SignedIn, change: AccountChange) =>
  waitUntil(mailer.send({ to: user.email, ...changeLetter(change) }))

/** New codes, shown once, and the statements that replace the old ones. */
async function newRecoveryCodes({ db, settings }: ServiceContext, userId: string) {
  const shown = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCode(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_BYTES))),
  )
  const rows = shown.map(async (code) => ({
    userId,
    codeHash: (await hashRecoveryCode(settings.authSecrets, userId, readRecoveryCode(code) ?? code))[0],
  }))
  const statements = [
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(await Promise.all(rows)),
  ] as const
  return { shown, statements }
}

/**
 * Starts adding an authenticator app. The secret becomes active when its first code is confirmed. Every call makes a new
 * secret.
 * @throws DomainError bad_input when the password is wrong; conflict when there is one already; rate_limited
 */
export async function beginTwoFactor(
  service: ServiceContext,
  signedIn: SignedIn,
  { password }: PasswordConfirmation,
): Promise<TotpEnrolment> {
  const { db, now, settings } = service
  const { id, email } = signedIn.user
  await provePassword(service, signedIn, password)
  const secret = newTotpSecret()
  const pending = { secret: await sealSecret(settings.authSecrets, id, secret), createdAt: now.toISOString() }
  const begun = await db
    .insert(twoFactor)
    .values({ userId: id, ...pending })
    .onConflictDoUpdate({ target: twoFactor.userId, set: pending, setWhere: isNull(twoFactor.confirmedAt) })
    .returning({ userId: twoFactor.userId })
  if (begun.length === 0) throw alreadyOn()
  return describeTotp(secret, { email, issuer: (await getSender(service)).name })
}

/**
 * Turns the second factor on by a first code of the app, which is used up. Returns the recovery codes, which are shown only
 * now, and a new session; all others end.
 * @throws DomainError bad_input when the code is wrong; conflict when it was not started, or is on already
 */
export async function confirmTwoFactor(
  service: ServiceContext,
  signedIn: SignedIn,
  { code }: TwoFactorCode,
): Promise<{ recoveryCodes: string[]; session: IssuedSession }> {
  const { db, now, settings } = service
  const { id } = signedIn.user
  const [row] = await db
    .select({ secret: twoFactor.secret, confirmedAt: twoFactor.confirmedAt, sessionEpoch: users.sessionEpoch })
    .from(users)
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(eq(users.id, id))
  if (!row?.secret) throw new DomainError('conflict', 'Please start with the QR code')
  if (row.confirmedAt !== null) throw alreadyOn()

  const { secret } = await openSecret(settings.authSecrets, id, row.secret)
  const step = totpStep(secret, code.replaceAll(/\s/g, ''), now)
  if (step === null) {
    const message = 'This code is wrong. It changes every 30 seconds'
    throw new DomainError('bad_input', message, [{ path: 'code', message }])
  }
  // Of two simultaneous confirmations only one gets recovery codes.
  const confirmed = await db
    .update(twoFactor)
    .set({ confirmedAt: now.toISOString(), lastStep: step })
    .where(and(eq(twoFactor.userId, id), eq(twoFactor.secret, row.secret), isNull(twoFactor.confirmedAt)))
    .returning({ userId: twoFactor.userId })
  if (confirmed.length === 0) throw alreadyOn()

  const codes = await newRecoveryCodes(service, id)
  const session = await renewSessions(service, signedIn, { id, sessionEpoch: row.sessionEpoch }, [
    ...codes.statements,
    record(service, twoFactorTurnedOn.of(id, { subject: id })),
  ])
  mailChange(service, signedIn, 'secondFactorOn')
  return { recoveryCodes: codes.shown, session }
}

/**
 * Turns the second factor off; takes both factors. Other sessions end.
 * @throws DomainError bad_input when one of them is wrong; conflict when it is off; rate_limited
 */
export async function endTwoFactor(
  service: ServiceContext,
  signedIn: SignedIn,
  { password, code }: TwoFactorConfirmation,
): Promise<IssuedSession> {
  const { db } = service
  const { id } = signedIn.user
  expectOn(signedIn)
  const proven = await provePassword(service, signedIn, password)
  await proveSecondFactor(service, signedIn, code)
  const session = await renewSessions(service, signedIn, proven, [
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    db.delete(twoFactor).where(eq(twoFactor.userId, id)),
    record(service, twoFactorTurnedOff.of(id, { subject: id })),
  ])
  mailChange(service, signedIn, 'secondFactorOff')
  return session
}

/**
 * Replaces the recovery codes. The new ones are shown only now.
 * @throws DomainError bad_input when one of the factors is wrong; conflict when it is off; rate_limited
 */
export async function renewRecoveryCodes(
  service: ServiceContext,
  signedIn: SignedIn,
  { password, code }: TwoFactorConfirmation,
): Promise<string[]> {
  const { id } = signedIn.user
  expectOn(signedIn)
  await provePassword(service, signedIn, password)
  await proveSecondFactor(service, signedIn, code)
  const codes = await newRecoveryCodes(service, id)
  await service.db.batch([...codes.statements, record(service, recoveryCodesRenewed.of(id, { subject: id }))])
  mailChange(service, signedIn, 'newRecoveryCodes')
  return codes.shown
}
