import type { ServiceContext } from '../context.ts'
import { findSession, SESSION_MS, type SignedIn } from '../identity/session.server.ts'

/** Opens a socket for whoever is signed in. @returns 101 with the other end, or what the hub has against it */
export async function openSocket(service: ServiceContext, { user, session }: SignedIn): Promise<Response> {
  const lifetime = session.remembered ? SESSION_MS.remembered : SESSION_MS.brief
  const answer = await service.live.connect({
    userId: user.id,
    name: user.name,
    session: session.id,
    expiresAt: Date.parse(session.createdAt) + lifetime,
  })
  service.waitUntil(closeIfEnded(service, { user, session }))
  return answer
}

/** A session that ended while its socket was being opened has closed the others before this one was there. */
async function closeIfEnded(service: ServiceContext, { user, session }: SignedIn): Promise<void> {
  const { token } = service.caller
  if (token !== null && (await findSession(service, token)) === null) {
    service.live.close({ user: user.id, session: session.id })
  }
}
