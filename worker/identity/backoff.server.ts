import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { Backoff } from './backoff.hub.ts'
import { hashToken } from './tokens.ts'

type BackoffService = Pick<ServiceContext, 'backoff' | 'settings'>

// Names of objects are kept by the platform: an email does not belong there.
const objectOf = async ({ backoff }: BackoffService, key: string) =>
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  (backoff as DurableObjectNamespace<Backoff>).getByName(await hashToken(key))

/**
 * Counts a try at what `key` names, before anything else is done for it.
 * @throws DomainError rate_limited, with the seconds to wait
 */
export async function registerAttempt(service: BackoffService, key: string): Promise<void> {
  const retryAfter = await (await objectOf(service, key)).take(service.settings.signInBackoff)
  if (retryAfter > 0) {
    throw new DomainError('rate_limited', 'Too many tries. Please wait a moment', undefined, retryAfter)
  }
}

/** After a success: earlier tries no longer count. */
export async function clearAttempts(service: BackoffService, key: string): Promise<void> {
  await (await objectOf(service, key)).forgive()
}
