import type { LiveChange } from '../domain/live/live.ts'
import { LISTENER_HEADER, type Listener } from './listener.ts'
import type { LiveHub } from './live.hub.ts'

/** The hub, for services. */
export interface Live {
  /**
   * Sends committed changes to every page of staff. Resolves when the hub has sent them, so that two writes of one caller
   * arrive in their order. If the hub fails, the write stays: pages that miss a number fetch the list again.
   */
  publish: (changes: LiveChange[]) => Promise<void>
  /** Closes the sockets of a user, or of one of their sessions. */
  close: (whose: { user: string; session?: string }) => void
  /** Keeps the sockets of a session that was used. `idleAt` in milliseconds since 1970. */
  renew: (lease: { session: string; idleAt: number }) => void
  /** The number of the last change; null when the hub fails. */
  seq: () => Promise<number | null>
  /** Opens a socket at the hub. @returns 101 with the other end, or the refusal of the hub */
  connect: (listener: Listener) => Promise<Response>
}

const HUB = 'hub'

export function createLive(namespace: Env['LIVE'], waitUntil: (work: Promise<unknown>) => void): Live {
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  const hub = () => (namespace as DurableObjectNamespace<LiveHub>).getByName(HUB)
  const log = (failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the write is committed; only the operator can fix the hub
    console.error('The live hub does not answer', failure)
    return null
  }
  return {
    publish: async (changes) => {
      await hub().publish(changes).catch(log)
    },
    close: (whose) => waitUntil(hub().close(whose).catch(log)),
    renew: (lease) => waitUntil(hub().renew(lease).catch(log)),
    seq: () => hub().seq().catch(log),
    connect: (listener) =>
      hub().fetch('https://hub/', {
        headers: { Upgrade: 'websocket', [LISTENER_HEADER]: encodeURIComponent(JSON.stringify(listener)) },
      }),
  }
}
