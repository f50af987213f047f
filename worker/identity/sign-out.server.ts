import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { stopSession } from './auth.server.ts'
import { userSignedOut } from './rules/identity.events.ts'

/** Ends the session of the request, if there is one. */
export const signOut = (service: ServiceContext): Promise<void> =>
  stopSession(service, (user) => [record(service, userSignedOut.of(user, { subject: user }))])
