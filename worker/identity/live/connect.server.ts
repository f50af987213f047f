import type { ServiceContext } from '../../kernel/context.ts'
import type { SignedIn } from '../../kernel/rules/identity/user.ts'
import type { LiveRoom } from '../../kernel/rules/live/live.ts'
import { admitsAddress } from '../../kernel/rules/platform/ip-list.ts'
import { findSession, idleAt, SESSION_MS } from '../session.server.ts'

/** Opens a socket of a room for the signed-in user. @returns 101 with the other end, or the refusal of the hub */
export async function openSocket(
  service: ServiceContext,
  { user, session }: SignedIn,
  room: LiveRoom,
): Promise<Response> {
  const lifetime = session.remembered ? SESSION_MS.remembered : SESSION_MS.brief
  const listener = {
    userId: user.id,
    name: user.name,
    session: session.id,
    expiresAt: Date.parse(session.createdAt) + lifetime,
    address: service.caller.address,
    idleAt: idleAt(session),
  }
  const answer = await service.live.connect(listener, room)
  service.waitUntil(closeIfEnded(service, { user, session }))
  return answer
}

/** If the session ended while the socket was being opened, its `close` came too early for this socket. So may new rules have. */
async function closeIfEnded(service: ServiceContext, { user, session }: SignedIn): Promise<void> {
  const { token, address } = service.caller
  if (token === null) return
  const rules = (await findSession(service, token))?.session.rules
  const isOpen = rules === null || (rules !== undefined && admitsAddress(rules.security.value.ipWhitelist, address))
  if (!isOpen) await service.live.close({ user: user.id, session: session.id })
}
