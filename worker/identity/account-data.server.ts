import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import type { CurrentUser, SignedIn } from '../kernel/rules/identity/user.ts'
import { dataDownloaded } from './rules/identity.events.ts'

/** The exported file: the profile, then the parts that the features collect (`sessions`, `acts`, `enquiries`). */
interface AccountData {
  madeAt: string
  profile: CurrentUser
  [part: string]: unknown
}

/** Data that is stored about a user, for that user. The export itself is recorded in it. */
export async function collectData(service: ServiceContext, signedIn: SignedIn): Promise<AccountData> {
  const { now, personalData } = service
  const { user } = signedIn
  await record(service, dataDownloaded.of(user.id, { subject: user.id }))
  const parts = await Promise.all(personalData.map(({ collect }) => collect?.(service, signedIn)))
  return Object.assign({ madeAt: now.toISOString(), profile: user }, ...parts)
}
