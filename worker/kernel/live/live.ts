import type { Change, LiveRoom } from '../rules/live/live.ts'
import { LISTENER_HEADER, type Listener, type SocketRules, type SocketsOf } from './listener.ts'
import type { LiveHub } from './live.hub.ts'

/** The hub, for services. */
export interface Live {
  /**
   * Sends committed changes to every page of staff, or of other rooms. Resolves when the hub has sent them, so that two writes of
   * one caller arrive in their order. If the hub fails, the write stays: pages that miss a number fetch the list again.
   */
  publish: (changes: Change[], rooms?: readonly LiveRoom[]) => Promise<void>
  /**
   * Closes the sockets of a user, or of one of their sessions, in every room. Resolves when the hub has closed them, so
   * that they receive nothing that is published afterwards.
   */
  close: (whose: SocketsOf) => Promise<void>
  /** Keeps the sockets of a session that was used. `idleAt` in milliseconds since 1970. */
  renew: (lease: { user: string; session: string; idleAt: number }) => void
  /** Applies new rules of the Security page to the sockets of staff. */
  applyRules: (rules: SocketRules) => Promise<void>
  /** The number of the last change; null when the hub fails. */
  seq: () => Promise<number | null>
  /** Opens a socket in a room. @returns 101 with the other end, or the refusal of the hub */
  connect: (listener: Listener, room: LiveRoom) => Promise<Response>
}

const STAFF: LiveRoom = 'hub'
const FORMS: LiveRoom = 'forms'

/** Rooms in which a user may have sockets. */
const roomsOf = (user: string): LiveRoom[] => [STAFF, FORMS, `user:${user}`]

export function createLive(namespace: Env['LIVE'], waitUntil: (work: Promise<unknown>) => void): Live {
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  const hub = (room: LiveRoom) => (namespace as DurableObjectNamespace<LiveHub>).getByName(room)
  const log = (failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the write is committed; only the operator can fix the hub
    console.error('The live hub does not answer', failure)
    return null
  }
  return {
    publish: async (changes, rooms = [STAFF]) => {
      await Promise.all(rooms.map((room) => hub(room).publish(changes).catch(log)))
    },
    close: async (whose) => {
      await Promise.all(roomsOf(whose.user).map((room) => hub(room).close(whose).catch(log)))
    },
    renew: ({ user, ...lease }) =>
      waitUntil(Promise.all(roomsOf(user).map((room) => hub(room).renew(lease).catch(log)))),
    applyRules: async (rules) => {
      await hub(STAFF).applyRules(rules).catch(log)
    },
    seq: () => hub(STAFF).seq().catch(log),
    connect: (listener, room) =>
      hub(room).fetch('https://hub/', {
        headers: { Upgrade: 'websocket', [LISTENER_HEADER]: encodeURIComponent(JSON.stringify(listener)) },
      }),
  }
}
