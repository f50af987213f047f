/** Maximum number of reconnects after a lost or refused connection. */
export const MAX_RECONNECTS = 5
export const RECONNECT_DELAY_MS = 2_000

export const MESSAGES = {
  /** Message for an exception while opening a connection. */
  threw: 'Connection error. Please try again later.',
  error: 'An error occurred. Please try again.',
  unable: 'Unable to connect. Please check your connection and refresh the page.',
} as const
export type LiveMessage = (typeof MESSAGES)[keyof typeof MESSAGES]

/** State of the connection on the page. `offline`: no connection, and the device reports no network. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'unable'

export interface Connection {
  phase: 'connecting' | 'live' | 'waiting' | 'unable' | 'ended'
  /** Number of the current or next reconnect; 0 for none. */
  attempt: number
  /** The problem since the last connection; null when connected again. */
  message: LiveMessage | null
}

/**
 * Events of a connection: `steady`, a connection that has held for a while; `due`, the end of a delay; `wake`, a
 * reason to reconnect at once; `revoked`, the end of the session.
 */
export type Signal = 'open' | 'steady' | 'threw' | 'error' | 'close' | 'due' | 'wake' | 'revoked'

export const START: Connection = { phase: 'connecting', attempt: 0, message: null }

const STEPS: Readonly<Record<Signal, (now: Connection) => Connection>> = {
  open: (now) => ({ ...now, phase: 'live', message: null }),
  // Not reset by `open`: otherwise a server that accepts and drops connections would be called for ever.
  steady: (now) => ({ ...now, attempt: 0 }),
  // The browser itself refuses, and would refuse again.
  threw: (now) => ({ ...now, phase: 'unable', message: MESSAGES.threw }),
  error: (now) => ({ ...now, message: now.message ?? MESSAGES.error }),
  close: (now) =>
    now.attempt < MAX_RECONNECTS
      ? { ...now, phase: 'waiting', attempt: now.attempt + 1 }
      : { ...now, phase: 'unable', message: MESSAGES.unable },
  due: (now) => ({ ...now, phase: 'connecting' }),
  wake: (now) =>
    now.phase === 'waiting' || now.phase === 'unable' ? { ...now, phase: 'connecting', attempt: 0 } : now,
  revoked: () => ({ phase: 'ended', attempt: 0, message: null }),
}

/** State after an event. An ended session does not reconnect. */
export const advance = (now: Connection, signal: Signal): Connection =>
  now.phase === 'ended' ? now : STEPS[signal](now)

export function statusOf({ phase, attempt }: Connection, isOnline: boolean): LiveStatus {
  if (phase === 'live') return 'live'
  if (!isOnline) return 'offline'
  if (phase === 'unable' || phase === 'ended') return 'unable'
  return attempt > 0 ? 'reconnecting' : 'connecting'
}
