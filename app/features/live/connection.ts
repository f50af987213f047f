/** After a connection was lost or refused: so many tries, so far apart. */
export const MAX_RECONNECTS = 5
export const RECONNECT_DELAY_MS = 2_000

export const MESSAGES = {
  /** No connection could even be begun. */
  threw: 'Connection error. Please try again later.',
  error: 'An error occurred. Please try again.',
  unable: 'Unable to connect. Please check your connection and refresh the page.',
} as const
export type LiveMessage = (typeof MESSAGES)[keyof typeof MESSAGES]

/** How the page is connected, as it is shown. `offline`: no connection, and the device says that it has no network. */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'unable'

export interface Connection {
  phase: 'connecting' | 'live' | 'waiting' | 'unable' | 'ended'
  /** Which reconnect is under way or next; 0 for none. */
  attempt: number
  /** What went wrong since the page was last connected. Said once, and taken back when it is again. */
  message: LiveMessage | null
}

/**
 * What can happen to a connection: `steady` is one that has held for a while, `due` is the end of a wait, `wake` is a
 * reason to try at once, `revoked` is the end of the session.
 */
export type Signal = 'open' | 'steady' | 'threw' | 'error' | 'close' | 'due' | 'wake' | 'revoked'

export const START: Connection = { phase: 'connecting', attempt: 0, message: null }

const STEPS: Readonly<Record<Signal, (now: Connection) => Connection>> = {
  open: (now) => ({ ...now, phase: 'live', message: null }),
  // Not with `open`: a server that takes connections and drops them would be asked for ever.
  steady: (now) => ({ ...now, attempt: 0 }),
  // The browser itself refuses, and would in two seconds.
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
