import type { ServiceContext } from '../context.ts'
import { audit } from './audit.server.ts'
import { stopSession } from './auth.server.ts'

/** Ends the session of the request, if there is one. */
export const signOut = (service: ServiceContext): Promise<void> =>
  stopSession(service, (user) => [audit(service, { actor: user, action: 'user.signed_out', subject: user })])
