import type { ServiceContext } from '../context.ts'
import { findSession, idleAt, SESSION_MS, type SignedIn } from '../identity/session.server.ts'

/** Opens a socket for the signed-in user. @returns 101 with the other end, or the refusal of the hub */
export async function openSocket(service: ServiceContext, { user, session }: SignedIn): Promise<Response> {
  const lifetime = session.remembered ? SESSION_MS.remembered : SESSION_MS.brief
  const answer = await service.live.connect({
    userId: user.id,
    name: user.name,
    session: session.id,
    expiresAt: Date.parse(session.createdAt) + lifetime,
    idleAt: idleAt(service, user, session),
  })
  service.waitUntil(closeIfEnded(service, { user, session }))
  return answer
}

/** If the session ended while the socket was being opened, its `close` came too early for this socket. */
async function closeIfEnded(service: ServiceContext, { user, session }: SignedIn): Promise<void> {
  const { token } = service.caller
  if (token !== null && (await findSession(service, token)) === null) {
    service.live.close({ user: user.id, session: session.id })
  }
}
