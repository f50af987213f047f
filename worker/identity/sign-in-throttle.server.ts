import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { ThrottleRules } from '../kernel/rules/identity/throttle.ts'
import { hashToken } from '../kernel/tokens.ts'
import type { SignInThrottle } from './sign-in-throttle.hub.ts'

type ThrottleService = Pick<ServiceContext, 'signInThrottle' | 'settings'>

// The platform keeps the names of objects, so they hold a hash and no email.
const objectOf = async ({ signInThrottle }: ThrottleService, key: string) =>
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  (signInThrottle as DurableObjectNamespace<SignInThrottle>).getByName(await hashToken(key))

/**
 * Counts an attempt under `key`. Call it before any other work for the attempt.
 * @returns true when the waits begin after this attempt
 * @throws DomainError rate_limited, with the seconds to wait
 */
export async function registerAttempt(
  service: ThrottleService,
  key: string,
  rules: ThrottleRules = service.settings.signInThrottle,
): Promise<boolean> {
  const { retryAfter, isLastFree } = await (await objectOf(service, key)).register(rules)
  if (retryAfter > 0) {
    throw new DomainError('rate_limited', 'Too many attempts. Please wait a moment', undefined, retryAfter)
  }
  return isLastFree
}

/** After a success: earlier attempts no longer count. */
export async function clearAttempts(service: ThrottleService, key: string): Promise<void> {
  await (await objectOf(service, key)).clear()
}

/** After a success: this attempt does not count, earlier ones do. */
export async function forgiveAttempt(service: ThrottleService, key: string): Promise<void> {
  await (await objectOf(service, key)).forgive()
}
