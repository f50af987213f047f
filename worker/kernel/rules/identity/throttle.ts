/** Rules that slow attempts down. The numbers come from wrangler.toml. */
export interface ThrottleRules {
  /** Attempts before the first wait. */
  free: number
  /** The first wait in seconds; each further attempt doubles it. */
  baseSeconds: number
  /** The longest wait. */
  maxSeconds: number
  /** Time without an attempt after which everything is forgotten. */
  memorySeconds: number
}

/** Attempts since the last success; instants in milliseconds since 1970. The Durable Object stores it in this shape. */
export interface ThrottleState {
  tries: number
  closedUntil: number
}

export const NO_ATTEMPTS: ThrottleState = { tries: 0, closedUntil: 0 }

export interface ThrottleAnswer {
  state: ThrottleState
  /** Seconds to wait, 0 when this attempt may go on. */
  retryAfter: number
  /** True for the attempt after which the waits begin. */
  isLastFree: boolean
}

/**
 * Counts one attempt before its outcome is known, so that fifty at once count as fifty. A refused attempt adds nothing:
 * after the wait that was announced, the next one passes.
 * @param now milliseconds since 1970
 */
export function countAttempt(
  state: ThrottleState,
  now: number,
  { free, baseSeconds, maxSeconds }: ThrottleRules,
): ThrottleAnswer {
  if (now < state.closedUntil) {
    return { state, retryAfter: Math.ceil((state.closedUntil - now) / 1000), isLastFree: false }
  }
  const tries = state.tries + 1
  const wait = tries < free ? 0 : Math.min(baseSeconds * 2 ** (tries - free), maxSeconds)
  return { state: { tries, closedUntil: now + wait * 1000 }, retryAfter: 0, isLastFree: tries === free }
}
