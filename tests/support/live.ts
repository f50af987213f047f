import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { LIVE_PATH, type LiveChange, type LiveEvent } from '../../worker/domain/live/live.ts'
import type { LiveHub } from '../../worker/live/live.hub.ts'
import type { Browser } from './identity.ts'

/** The hub itself, as the Worker reaches it. */
export const hub = () => (env.LIVE as DurableObjectNamespace<LiveHub>).getByName('hub')

export const UPGRADE = { Upgrade: 'websocket', Origin: env.APP_ORIGIN }

/** Until a check passes. On a busy machine that takes longer than the second of `vi.waitFor`. */
export const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 15_000 })

/** A page of staff that listens: everything that it was sent, and how it ended. */
export class Listening {
  readonly events: LiveEvent[] = []
  closed: { code: number; reason: string } | undefined
  readonly socket: WebSocket

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      this.events.push(JSON.parse(`${data}`))
    })
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
    })
  }

  /** The changes received: neither hello nor presence. */
  get changes(): LiveEvent[] {
    return this.events.filter(({ event }) => event !== 'hello' && event !== 'presence')
  }

  /** The last presence received. */
  get people() {
    return this.events.flatMap((event) => (event.event === 'presence' ? [event.data.people] : [])).at(-1)
  }

  say = (frame: unknown) => this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))

  /** Waits for so many changes. */
  heard = (count: number) =>
    eventually(() => {
      if (this.changes.length < count) throw new Error(`${this.changes.length} of ${count} changes were received`)
    })
}

/** Opens a socket as the browser's page does. */
export async function listen(browser: Browser, path: string = LIVE_PATH): Promise<Listening> {
  const { status, webSocket } = await browser.send('GET', path, undefined, UPGRADE)
  if (!webSocket) throw new Error(`${path} answered ${status}`)
  return new Listening(webSocket)
}

export const deletion = (id: string): LiveChange => ({ event: 'categoryDeleted', data: id })
