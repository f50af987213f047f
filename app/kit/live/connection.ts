/** Reconnects after a lost or refused connection, and the delay before each. */
export const MAX_RECONNECTS = 5
export const RECONNECT_DELAY_MS = 2_000

export const MESSAGES = {
  /** Opening a connection threw. */
  threw: 'Connection error. Please try again later.',
  error: 'An error occurred. Please try again.',
  unable: 'Unable to connect. Please check your connection and refresh the page.',
} as const
export type LiveMessage = (typeof MESSAGES)[keyof typeof MESSAGES]

/** The state of the connection, as it is shown. `offline`: no connection, and the device says that it has no network. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'unable'

export interface Connection {
  phase: 'connecting' | 'live' | 'waiting' | 'unable' | 'ended'
  /** Number of the reconnect that is under way or next; 0 for none. */
  attempt: number
  /** The problem since the last connection; null when connected again. */
  message: LiveMessage | null
}

/**
 * Events of a connection: `steady` is one that has held for a while, `due` is the end of a wait, `wake` is a reason to try
 * immediately, `revoked` is the end of the session.
 */
export type Signal = 'open' | 'steady' | 'threw' | 'error' | 'close' | 'due' | 'wake' | 'revoked'

export const START: Connection = { phase: 'connecting', attempt: 0, message: null }

const STEPS: Readonly<Record<Signal, (now: Connection) => Connection>> = {
  open: (now) => ({ ...now, phase: 'live', message: null }),
  // Not reset by `open`: a server that accepts and drops connections would be called for ever.
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

/** The connection after something happened to it. An ended session is not connected again. */
export const advance = (now: Connection, signal: Signal): Connection =>
  now.phase === 'ended' ? now : STEPS[signal](now)

export function statusOf({ phase, attempt }: Connection, isOnline: boolean): LiveStatus {
  if (phase === 'live') return 'live'
  if (!isOnline) return 'offline'
  if (phase === 'unable' || phase === 'ended') return 'unable'
  return attempt > 0 ? 'reconnecting' : 'connecting'
}
