import type { LiveChange } from '../domain/live/live.ts'
import { LISTENER_HEADER, type Listener } from './listener.ts'
import type { LiveHub } from './live.hub.ts'

/** The hub, as the services see it. */
export interface Live {
  /**
   * Tells every page of staff what was committed. Resolves when the hub has sent it, so that two writes of one caller are
   * told in their order. A hub that does not answer takes nothing back: pages that miss a number fetch anew.
   */
  publish: (changes: LiveChange[]) => Promise<void>
  /** Closes the sockets of a user, or of one of their sessions. */
  close: (whose: { user: string; session?: string }) => void
  /** The number of the last change; null where the hub does not answer. */
  seq: () => Promise<number | null>
  /** Hands the hub a socket. @returns 101 with the other end, or what the hub has against it */
  connect: (listener: Listener) => Promise<Response>
}

const HUB = 'hub'

export function createLive(namespace: Env['LIVE'], waitUntil: (work: Promise<unknown>) => void): Live {
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  const hub = () => (namespace as DurableObjectNamespace<LiveHub>).getByName(HUB)
  const log = (failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: what was committed stands; only the operator can mend the hub
    console.error('The live hub does not answer', failure)
    return null
  }
  return {
    publish: async (changes) => {
      await hub().publish(changes).catch(log)
    },
    close: (whose) => waitUntil(hub().close(whose).catch(log)),
    seq: () => hub().seq().catch(log),
    connect: (listener) =>
      hub().fetch('https://hub/', {
        headers: { Upgrade: 'websocket', [LISTENER_HEADER]: encodeURIComponent(JSON.stringify(listener)) },
      }),
  }
}
