import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { PageEvent } from '../../app/kit/live/page-event.ts'
import type { CategoryChange } from '../../worker/catalogue/rules/categories/changes.ts'
import type { LiveHub } from '../../worker/kernel/live/live.hub.ts'
import { LIVE_PATH, type SessionEnd } from '../../worker/kernel/rules/live/live.ts'
import type { Browser } from './identity.ts'

/** The hub itself, as the Worker reaches it. */
export const hub = () => (env.LIVE as DurableObjectNamespace<LiveHub>).getByName('hub')

export const UPGRADE = { Upgrade: 'websocket', Origin: env.APP_ORIGIN }

/** Until a check passes. On a busy machine that takes longer than the second of `vi.waitFor`. */
export const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 15_000 })

/** A page of staff that listens: everything that it was sent, and how it ended. */
export class Listening {
  readonly events: PageEvent[] = []
  /** True after the message that its session ended. */
  isTold = false
  closed: { code: number; reason: string } | undefined
  /** The code of the close frame, once it is there. */
  readonly end: Promise<number>
  readonly socket: WebSocket

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      const frame: PageEvent | SessionEnd = JSON.parse(`${data}`)
      if (frame.event === 'ended') this.isTold = true
      else this.events.push(frame)
    })
    this.end = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.closed = { code, reason }
        resolve(code)
      })
    })
  }

  /** The changes received: neither hello nor presence. */
  get changes(): PageEvent[] {
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

export const deletion = (id: string): CategoryChange => ({ event: 'categoryDeleted', data: id })
