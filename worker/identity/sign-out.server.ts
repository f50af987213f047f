import { audit } from '../kernel/audit/audit.server.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { stopSession } from './auth.server.ts'

/** Ends the session of the request, if there is one. */
export const signOut = (service: ServiceContext): Promise<void> =>
  stopSession(service, (user) => [audit(service, { actor: user, action: 'user.signed_out', subject: user })])
