import type { Person, PresenceFrame, SessionEnd } from '../../../worker/kernel/rules/live/live.ts'
import {
  advance,
  type Connection,
  type LiveMessage,
  type LiveStatus,
  RECONNECT_DELAY_MS,
  type Signal,
  START,
  statusOf,
} from './connection.ts'
import type { PageEvent } from './page-event.ts'
import { follow, greet, type Step } from './sequence.ts'

/**
 * Time limit of a handshake. Long, because a restarting server receives a handshake from every page at once; shorter
 * attempts would only lengthen its queue.
 */
const HANDSHAKE_MS = 20_000
/** Age of a connection from which it is stable. */
const STEADY_MS = 2_000
/** Delay before a place is announced, so that passing through is not. */
const ANNOUNCE_DELAY_MS = 300

export interface LiveState {
  status: LiveStatus
  /** Number of the current or next attempt, up to MAX_RECONNECTS; 0 for none. */
  attempt: number
  message: LiveMessage | null
  /** People from the hub, including oneself and each tab; empty without a connection. */
  people: readonly Person[]
}

export interface LiveListener {
  /** Called for a change, and for the first event of a connection. */
  onEvent: (event: PageEvent) => void
  /** Called when changes were lost: the page must fetch again. */
  onMissed: () => void
}

/** Maximum time that a sign-out waits for a handshake. */
const ANSWER_MS = 2_000

/** Members of WebSocket used here. */
export interface LiveSocket extends EventTarget {
  readonly CONNECTING: number
  readonly readyState: number
  send: (text: string) => void
  close: () => void
}

interface LiveClientOptions {
  /** Opens a connection; may throw. */
  open: () => LiveSocket
  /** `navigator.onLine`. */
  isOnline: () => boolean
}

const DISCONNECTED: LiveState = { status: 'connecting', attempt: 0, message: null, people: [] }

/** Parses a frame; null for a message that the hub does not send. */
function readFrame(text: unknown): PageEvent | SessionEnd | null {
  if (typeof text !== 'string') return null
  try {
    const frame: PageEvent | SessionEnd | null = JSON.parse(text)
    return typeof frame?.event === 'string' ? frame : null
  } catch {
    return null
  }
}

/** Lasting connection to the hub for all listeners of this tab. Idle until it is started. */
export function createLiveClient({ open, isOnline }: LiveClientOptions) {
  let connection: Connection = START
  let state = DISCONNECTED
  let people: readonly Person[] = []
  let socket: { send: (text: string) => void; drop: () => void; isAnswered: Promise<unknown> } | null = null
  let seq: number | undefined
  let wasOpen = false
  let isStarted = false
  let presence: { at: string; editing: boolean; isSaid: boolean } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let announceTimer: ReturnType<typeof setTimeout> | undefined
  let onRevoked = () => {}
  const watchers = new Set<() => void>()
  const listeners = new Set<LiveListener>()

  function publish() {
    const { attempt, message } = connection
    state = { status: statusOf(connection, isOnline()), attempt, message, people }
    for (const watch of watchers) watch()
  }

  function dispatch(signal: Signal) {
    const { phase } = connection
    connection = advance(connection, signal)
    if (connection.phase !== phase) ENTER[connection.phase]()
    publish()
  }

  /** Each phase has at most one timer. */
  function after(delay: number, run: () => void) {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }

  const ENTER: Readonly<Record<Connection['phase'], () => void>> = {
    connecting: connect,
    live() {
      after(STEADY_MS, () => dispatch('steady'))
      if (wasOpen) missed()
      wasOpen = true
      if (presence) presence.isSaid = false
      sayPresence()
    },
    waiting: () => after(RECONNECT_DELAY_MS, () => dispatch('due')),
    unable: () => clearTimeout(timer),
    ended() {
      clearTimeout(timer)
      onRevoked()
    },
  }

  function connect() {
    let opened: LiveSocket
    try {
      opened = open()
    } catch {
      dispatch('threw')
      return
    }
    const life = new AbortController()
    const { signal } = life
    socket = {
      isAnswered: new Promise((resolve) => {
        for (const type of ['open', 'error', 'close']) opened.addEventListener(type, resolve)
      }),
      send: (text) => opened.send(text),
      drop() {
        life.abort()
        // Browsers log an error for an aborted handshake.
        if (opened.readyState === opened.CONNECTING) opened.addEventListener('open', () => opened.close())
        else opened.close()
      },
    }
    after(HANDSHAKE_MS, () => {
      opened.close()
      dispatch('error')
      lose()
    })
    opened.addEventListener('open', () => dispatch('open'), { signal })
    opened.addEventListener('error', () => dispatch('error'), { signal })
    opened.addEventListener('message', (event) => receive(readFrame('data' in event && event.data)), { signal })
    opened.addEventListener('close', () => lose(), { signal })
  }

  function lose(signal: 'close' | 'revoked' = 'close') {
    drop()
    dispatch(signal)
  }

  function drop() {
    socket?.drop()
    socket = null
    people = []
  }

  function receive(frame: PageEvent | SessionEnd | null) {
    if (!frame) return
    if (frame.event === 'ended') lose('revoked')
    else if (frame.event === 'presence') {
      people = frame.data.people
      publish()
    } else if (frame.event === 'hello') {
      judge(greet(seq, frame.data.seq), frame)
    } else {
      judge(follow(seq, frame.seq), frame)
    }
  }

  function judge(step: Step, event: PageEvent) {
    seq = step.seq
    if (step.verdict === 'missed') missed()
    else if (step.verdict === 'next') for (const { onEvent } of listeners) onEvent(event)
  }

  function missed() {
    for (const { onMissed } of listeners) onMissed()
  }

  function sayPresence() {
    if (connection.phase !== 'live' || !presence || presence.isSaid) return
    presence.isSaid = true
    const { at, editing } = presence
    const frame: PresenceFrame = { presence: { at, editing } }
    socket?.send(JSON.stringify(frame))
  }

  function announcePresence(at: string, editing: boolean) {
    if (presence?.at === at && presence.editing === editing) return
    presence = { at, editing, isSaid: false }
    clearTimeout(announceTimer)
    announceTimer = setTimeout(sayPresence, ANNOUNCE_DELAY_MS)
  }

  function disconnect() {
    clearTimeout(timer)
    clearTimeout(announceTimer)
    drop()
    connection = START
  }

  return {
    snapshot: () => state,
    /** Calls back with each change of the snapshot. @returns the unsubscribe function */
    watch(onChange: () => void) {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
    /** @returns the unsubscribe function */
    listen(listener: LiveListener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start(onEnd: () => void) {
      onRevoked = onEnd
      isStarted = true
      connect()
    },
    stop() {
      isStarted = false
      disconnect()
    },
    /**
     * Closes the connection because the session is about to end or to be replaced. A pending handshake is awaited first, or it would be
     * refused. @returns a function that connects again, unless the client was stopped meanwhile
     */
    async hangUp() {
      const answer = socket?.isAnswered
      disconnect()
      publish()
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))])
      return () => {
        if (isStarted) connect()
      }
    },
    /** Connects at once when there is no connection: on request, or when the network is back. */
    wake: () => dispatch('wake'),
    /** Handles a lost network: the connection can no longer be trusted. */
    lostNetwork() {
      if (connection.phase === 'live') lose()
      else publish()
    },
    /** Announces the place of this tab's user, and whether they are editing. @returns a function that withdraws it */
    announcePresence(at: string, editing: boolean) {
      announcePresence(at, editing)
      return () => announcePresence('list', false)
    },
  }
}

export type LiveClient = ReturnType<typeof createLiveClient>
