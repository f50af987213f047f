import { DurableObject } from 'cloudflare:workers'
import { countFrame, type FrameCount, NO_FRAMES, peopleAt, readPresence } from '../domain/live/frames.ts'
import { type LiveChange, type LiveEvent, type Person, SESSION_ENDED } from '../domain/live/live.ts'
import { LISTENER_HEADER, type Listener } from './listener.ts'

/** What a socket keeps of itself while the object sleeps. */
interface Attachment extends Listener {
  /** Where its page is; null until it says so. */
  place: Pick<Person, 'at' | 'editing'> | null
  frames: FrameCount
}

const SEQ = 'seq'

/** More pages than a back office has. */
const MAX_SOCKETS = 5_000

const userTag = (user: string) => `user:${user}`
const sessionTag = (session: string) => `session:${session}`

/**
 * Tells every page of the back office what changed, in one order. There is one object: `hub`. It sleeps between two
 * events while its sockets stay open, so nothing is kept in memory alone: the number of the last change is
 * in the storage, what a socket is about is attached to it.
 */
export class LiveHub extends DurableObject<Env> {
  /** Who is where, until somebody moves; made anew from what is attached when the object has slept. */
  #known: Person[] | undefined

  /** Takes a socket. Only the Worker comes here, after it has judged the caller: live.api.ts. */
  override fetch(request: Request): Response {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response('Too many pages are open', { status: 503 })
    const listener: Listener = JSON.parse(decodeURIComponent(request.headers.get(LISTENER_HEADER) ?? ''))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [userTag(listener.userId), sessionTag(listener.session)])
    attach(server, { ...listener, place: null, frames: NO_FRAMES })
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
   * Sends changes to every socket, in the order in which they come here. Nothing in between waits, so no other event gets
   * in; and the platform holds back what is sent until the number is stored, so that none is ever given twice.
   */
  publish(changes: readonly LiveChange[]): void {
    const first = this.seq() + 1
    this.ctx.storage.kv.put(SEQ, first + changes.length - 1)
    const frames = changes.map((change, at) => JSON.stringify({ ...change, seq: first + at } satisfies LiveEvent))
    const now = Date.now()
    const expired: WebSocket[] = []
    for (const socket of this.ctx.getWebSockets()) {
      if (attachmentOf(socket).expiresAt <= now) expired.push(socket)
      else for (const frame of frames) sendText(socket, frame)
    }
    this.#end(expired)
  }

  /** Closes the sockets of a user, or of one of their sessions. */
  close({ user, session }: { user: string; session?: string }): void {
    this.#end(this.ctx.getWebSockets(session === undefined ? userTag(user) : sessionTag(session)))
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const attachment = attachmentOf(socket)
    const { count, verdict } = countFrame(attachment.frames, Date.now())
    const place = verdict === 'read' ? readPresence(message) : null
    if (verdict === 'flood') socket.close(1008, 'Too many messages')
    this.#move([socket], () => attach(socket, { ...attachment, frames: count, place: place ?? attachment.place }))
  }

  override webSocketClose(socket: WebSocket): void {
    this.#leave(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#leave(socket)
  }

  #end(sockets: readonly WebSocket[]): void {
    this.#move(sockets, () => sockets.forEach(end))
  }

  /** A socket that has closed may still be among those of the object, or not any more: it is counted by hand. */
  #leave(socket: WebSocket): void {
    const left = attachmentOf(socket)
    if (left.place === null) return
    attach(socket, { ...left, place: null })
    const others = this.ctx.getWebSockets().flatMap((one) => (one === socket ? [] : [attachmentOf(one)]))
    this.#known = peopleAt(others)
    if (!isSame(this.#known, peopleAt([...others, left]))) this.#tell()
  }

  /** Does what may change where these sockets are, and tells everyone when it did. */
  #move(sockets: readonly WebSocket[], change: () => void): void {
    const places = () => JSON.stringify(sockets.map((socket) => attachmentOf(socket).place))
    const [before, people] = [places(), this.#people()]
    change()
    if (places() === before) return
    this.#known = undefined
    if (!isSame(people, this.#people())) this.#tell()
  }

  #people(): Person[] {
    this.#known ??= peopleAt(this.ctx.getWebSockets().map(attachmentOf))
    return this.#known
  }

  /** Who is where, to everyone. It is no change, and takes no number. */
  #tell(): void {
    const frame = JSON.stringify({
      event: 'presence',
      data: { people: this.#people() },
      seq: this.seq(),
    } satisfies LiveEvent)
    for (const socket of this.ctx.getWebSockets()) sendText(socket, frame)
  }
}

const isSame = (a: Person[], b: Person[]) => JSON.stringify(a) === JSON.stringify(b)

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment()
const attach = (socket: WebSocket, attachment: Attachment) => socket.serializeAttachment(attachment)

function end(socket: WebSocket): void {
  attach(socket, { ...attachmentOf(socket), place: null })
  socket.close(SESSION_ENDED, 'The session has ended')
}

const send = (socket: WebSocket, event: LiveEvent) => sendText(socket, JSON.stringify(event))

/** One that is closing takes nothing more; that is no reason to keep it from the others. */
function sendText(socket: WebSocket, frame: string): void {
  if (socket.readyState !== WebSocket.OPEN) return
  try {
    socket.send(frame)
  } catch {
    // It broke this instant: webSocketClose or webSocketError follows.
  }
}
