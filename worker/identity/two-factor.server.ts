import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { recoveryCodes, twoFactor } from '../kernel/identity.table.ts'
import { recoveryCodeLetter } from './identity-letters.ts'
import { recoveryCodeUsed } from './rules/identity.events.ts'
import { readRecoveryCode } from './rules/recovery-codes.ts'
import { hashRecoveryCode, openSecret } from './sealed-secret.ts'
import { getUser } from './session.server.ts'
import { totpStep } from './totp.ts'

/**
 * The second step of signing in: checks `code` and uses it up. It accepts a code of the authenticator app (6 digits,
 * spaces allowed, one clock step of tolerance, each step once) or a recovery code (each once; its use is mailed). Call it
 * only after the password was right, and under a rate limit. False for anything else, and for an account without a second
 * factor. Never throws on bad input.
 */
export async function verifySecondFactor(service: ServiceContext, userId: string, code: string): Promise<boolean> {
  return (await spendTotpCode(service, userId, code)) || (await spendRecoveryCode(service, userId, code))
}

async function spendTotpCode({ db, now, settings }: ServiceContext, userId: string, code: string): Promise<boolean> {
  const confirmed = and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt))
  const [app] = await db.select({ secret: twoFactor.secret }).from(twoFactor).where(confirmed)
  if (!app) return false
  const { secret, resealed } = await openSecret(settings.authSecrets, userId, app.secret)
  const step = totpStep(secret, code.replaceAll(/\s/g, ''), now)
  if (step === null) return false
  // The guard in the SQL accepts each step once, also for simultaneous requests.
  const used = await db
    .update(twoFactor)
    .set({ lastStep: step, ...(resealed !== null && { secret: resealed }) })
    .where(and(confirmed, eq(twoFactor.secret, app.secret), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId })
  return used.length > 0
}

/** Number of unused recovery codes of an account. */
export const countRecoveryCodes = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

async function spendRecoveryCode(service: ServiceContext, userId: string, typed: string): Promise<boolean> {
  const { db, now, settings } = service
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const hashes = await hashRecoveryCode(settings.authSecrets, userId, code)
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) return false
  const left = await countRecoveryCodes(service, userId)
  await record(service, recoveryCodeUsed.of(userId, { subject: userId, detail: { left } }))
  service.waitUntil(mailRecoveryCodeUsed(service, userId, left))
  return true
}

async function mailRecoveryCodeUsed(service: ServiceContext, userId: string, left: number): Promise<void> {
  const { email } = await getUser(service, userId)
  await service.mailer.send({ to: email, ...recoveryCodeLetter(left) })
}
