/** Numbers of a backoff; they stand in wrangler.toml. */
export interface BackoffRules {
  /** Tries before the first wait. */
  free: number
  /** The first wait in seconds; each further try doubles it. */
  baseSeconds: number
  /** The longest wait, and after how long without a try all is forgotten. */
  mostSeconds: number
}

/** Tries that are not yet forgiven; instants in milliseconds since 1970. */
export interface Backoff {
  tries: number
  closedUntil: number
}

export const NO_TRIES: Backoff = { tries: 0, closedUntil: 0 }

export interface BackoffAnswer {
  state: Backoff
  /** Seconds to wait, 0 when this try may be made. */
  retryAfter: number
}

/**
 * Counts one try before its outcome is known, so that fifty at once count as fifty. A try that is refused costs nothing
 * more: whoever waits as told gets in.
 * @param now milliseconds since 1970
 */
export function countTry(state: Backoff, now: number, { free, baseSeconds, mostSeconds }: BackoffRules): BackoffAnswer {
  if (now < state.closedUntil) return { state, retryAfter: Math.ceil((state.closedUntil - now) / 1000) }
  const tries = state.tries + 1
  const wait = tries < free ? 0 : Math.min(baseSeconds * 2 ** (tries - free), mostSeconds)
  return { state: { tries, closedUntil: now + wait * 1000 }, retryAfter: 0 }
}
