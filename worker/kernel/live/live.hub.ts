import { DurableObject } from 'cloudflare:workers'
import { countFrame, type FrameCount, NO_FRAMES, peopleAt, readPresence } from '../rules/live/frames.ts'
import { type Change, type LiveEvent, type Person, SESSION_ENDED, type SessionEnd } from '../rules/live/live.ts'
import { admitsAddress } from '../rules/platform/ip-list.ts'
import { LISTENER_HEADER, type Listener, type SocketRules, type SocketsOf } from './listener.ts'

/** State of a socket that survives hibernation. */
interface Attachment extends Listener {
  /** Place of its page; null until the page sends it. */
  place: Pick<Person, 'at' | 'editing'> | null
  frames: FrameCount
}

const SEQ = 'seq'

/** "Service restart": the browser may connect again. */
const SESSION_RENEWED = 1012

/** More pages than a back office, forms of all owners, or one account, have open. */
const MAX_SOCKETS: Partial<Record<string, number>> = { hub: 5_000, forms: 5_000 }
const MAX_ACCOUNT_SOCKETS = 50

const userTag = (user: string) => `user:${user}`
const sessionTag = (session: string) => `session:${session}`

/**
 * Sends every change of a room to every page in it, in one order. There is one object a room: `hub` for staff, `forms` for
 * forms of owners, who do not see each other, and one for each account. It hibernates between events while its sockets stay open, so no state is in memory alone: the number of the last
 * change is in storage, the state of a socket is its attachment.
 */
export class LiveHub extends DurableObject<Env> {
  /** Cache of the people present, cleared when one of them moves; read again from the attachments after hibernation. */
  #cachedPeople: Person[] | undefined

  /** Accepts a socket. Only the Worker calls this, after live.api.ts has checked the caller. */
  override fetch(request: Request): Response {
    const most = MAX_SOCKETS[this.ctx.id.name ?? ''] ?? MAX_ACCOUNT_SOCKETS
    if (this.ctx.getWebSockets().length >= most) return new Response('Too many pages are open', { status: 503 })
    const listener: Listener = JSON.parse(decodeURIComponent(request.headers.get(LISTENER_HEADER) ?? ''))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [userTag(listener.userId), sessionTag(listener.session)])
    attach(server, { ...listener, place: null, frames: NO_FRAMES })
    this.#wakeAt(endOf(listener))
    const seq = this.seq()
    send(server, { event: 'hello', data: { seq }, seq })
    send(server, { event: 'presence', data: { people: this.#people() }, seq })
    return new Response(null, { status: 101, webSocket: client })
  }

  /** The number of the last change. */
  seq(): number {
    return this.ctx.storage.kv.get<number>(SEQ) ?? 0
  }

  /**
   * Sends changes to every socket, in the order of the calls. There is no await, so calls cannot interleave. The platform
   * holds frames back until the number is stored (output gate), so no number is used twice.
   */
  publish(changes: readonly Change[]): void {
    const first = this.seq() + 1
    this.ctx.storage.kv.put(SEQ, first + changes.length - 1)
    const frames = changes.map((change, at) =>
      JSON.stringify({ ...change, seq: first + at } satisfies Change & { seq: number }),
    )
    this.#endOverdue()
    for (const socket of this.ctx.getWebSockets()) for (const frame of frames) sendText(socket, frame)
  }

  /** Keeps the sockets of a session that was used. */
  renew({ session, idleAt }: { session: string; idleAt: number }): void {
    for (const socket of this.ctx.getWebSockets(sessionTag(session)))
      attach(socket, { ...attachmentOf(socket), idleAt })
  }

  /** Closes the sockets of addresses that are no longer listed, and moves the end of the others. */
  applyRules({ ipWhitelist, leases }: SocketRules): void {
    for (const { session, idleAt } of leases) {
      for (const socket of this.ctx.getWebSockets(sessionTag(session))) {
        attach(socket, { ...attachmentOf(socket), idleAt })
        this.#wakeAt(idleAt)
      }
    }
    this.#end(this.ctx.getWebSockets().filter((socket) => !admitsAddress(ipWhitelist, attachmentOf(socket).address)))
  }

  /** Closes the sockets whose sessions are over by now, and wakes again for the next. */
  override alarm(): void {
    this.#endOverdue()
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    if (open.length > 0) this.#wakeAt(Math.min(...open.map((socket) => endOf(attachmentOf(socket)))))
  }

  /** Closes the sockets of a user, of one of their sessions, or of all but one. */
  close({ user, session, except, isRenewed }: SocketsOf): void {
    const ofThem = this.ctx.getWebSockets(session === undefined ? userTag(user) : sessionTag(session))
    const sockets = ofThem.filter((socket) => except === undefined || attachmentOf(socket).session !== except)
    this.#move(sockets, () => {
      for (const socket of sockets) end(socket, isRenewed ? 'renewed' : 'ended')
    })
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const attachment = attachmentOf(socket)
    const { count, verdict } = countFrame(attachment.frames, Date.now())
    const isSeen = this.ctx.id.name !== 'forms'
    const place = verdict === 'read' && isSeen ? readPresence(message) : null
    if (verdict === 'flood') socket.close(1008, 'Too many messages')
    this.#move([socket], () => attach(socket, { ...attachment, frames: count, place: place ?? attachment.place }))
  }

  override webSocketClose(socket: WebSocket): void {
    this.#leave(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#leave(socket)
  }

  #endOverdue(): void {
    const now = Date.now()
    this.#end(this.ctx.getWebSockets().filter((socket) => endOf(attachmentOf(socket)) <= now))
  }

  /** An alarm that is set already and comes earlier stays: it sets the next one. */
  #wakeAt(time: number): void {
    this.ctx.waitUntil(this.#setEarlierAlarm(time))
  }

  async #setEarlierAlarm(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }

  #end(sockets: readonly WebSocket[]): void {
    this.#move(sockets, () => {
      for (const socket of sockets) end(socket)
    })
  }

  /** `getWebSockets` may or may not still contain a closed socket, so this leaves it out itself. */
  #leave(socket: WebSocket): void {
    const left = attachmentOf(socket)
    if (left.place === null) return
    attach(socket, { ...left, place: null })
    const others = this.ctx.getWebSockets().flatMap((one) => (one === socket ? [] : [attachmentOf(one)]))
    this.#cachedPeople = peopleAt(others)
    if (!isSame(this.#cachedPeople, peopleAt([...others, left]))) this.#sendPresence()
  }

  /** Runs `change` on the sockets, and sends the presence to everyone if it differs afterwards. */
  #move(sockets: readonly WebSocket[], change: () => void): void {
    const places = () => JSON.stringify(sockets.map((socket) => attachmentOf(socket).place))
    const [before, people] = [places(), this.#people()]
    change()
    if (places() === before) return
    this.#cachedPeople = undefined
    if (!isSame(people, this.#people())) this.#sendPresence()
  }

  #people(): Person[] {
    this.#cachedPeople ??= peopleAt(this.ctx.getWebSockets().map(attachmentOf))
    return this.#cachedPeople
  }

  /** Sends who is where to every socket. It is no change and takes no number. */
  #sendPresence(): void {
    const frame = JSON.stringify({
      event: 'presence',
      data: { people: this.#people() },
      seq: this.seq(),
    } satisfies LiveEvent)
    for (const socket of this.ctx.getWebSockets()) sendText(socket, frame)
  }
}

const isSame = (a: Person[], b: Person[]) => JSON.stringify(a) === JSON.stringify(b)

const endOf = ({ expiresAt, idleAt }: Listener) => Math.min(expiresAt, idleAt)

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment()
const attach = (socket: WebSocket, attachment: Attachment) => socket.serializeAttachment(attachment)

/**
 * The last frame of a socket whose session ended. The close frame follows at once, but a browser tells its page only when the connection
 * is gone, up to two seconds later, and workerd holds that of a hibernatable socket until the object is evicted.
 */
const LAST_FRAME = JSON.stringify({ event: 'ended' } satisfies SessionEnd)

/**
 * Closes a socket. A page whose session is only renewed gets no notice of an end, and connects again with the new one.
 */
function end(socket: WebSocket, why: 'ended' | 'renewed' = 'ended'): void {
  attach(socket, { ...attachmentOf(socket), place: null })
  if (why === 'renewed') socket.close(SESSION_RENEWED, 'The session is renewed')
  else {
    sendText(socket, LAST_FRAME)
    socket.close(SESSION_ENDED, 'The session has ended')
  }
}

const send = (socket: WebSocket, event: LiveEvent) => sendText(socket, JSON.stringify(event))

/** A closing socket accepts no frames; the others still get theirs. */
function sendText(socket: WebSocket, frame: string): void {
  if (socket.readyState !== WebSocket.OPEN) return
  try {
    socket.send(frame)
  } catch {
    // The socket has just broken: webSocketClose or webSocketError follows.
  }
}
