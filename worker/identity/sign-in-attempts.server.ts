import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { users } from '../kernel/identity.table.ts'
import { guessingLetter } from './identity-letters.ts'
import { knownDevice } from './known-device.ts'
import { userGuessedAt } from './rules/identity.events.ts'
import { clearAttempts, forgiveAttempt, registerAttempt } from './sign-in-throttle.server.ts'

/**
 * Counts an attempt to sign in. A browser that has signed in to the account before is counted separately. Any other is
 * counted by the account with its network, for IPv6 also with the larger ones around it, so that an attacker who
 * guesses locks out only themselves; and by the account alone, whose owner is notified when the waits begin.
 * @returns a function to call after the right password
 * @throws DomainError rate_limited
 */
export async function registerSignIn(service: ServiceContext, email: string): Promise<() => Promise<void>> {
  const device = await knownDevice(service, email)
  const networks = service.caller.networks.map((network) => `sign-in ${email} ${network}`)
  const own = device === null ? networks : [`sign-in ${email} ${device}`]
  for (const key of own) await registerAttempt(service, key)
  const account = `account ${email}`
  if (device === null && (await registerAttempt(service, account, service.settings.accountThrottle))) {
    service.waitUntil(tellOwner(service, email))
  }
  return async () => {
    for (const key of own) await clearAttempts(service, key)
    if (device === null) await forgiveAttempt(service, account)
  }
}

async function tellOwner(service: ServiceContext, email: string): Promise<void> {
  const [user] = await service.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) return
  await record(service, userGuessedAt.of(null, { subject: user.id }))
  await service.mailer.send({ to: email, ...guessingLetter(service.settings.accountThrottle.free) })
}
