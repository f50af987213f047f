/** Open after this many failures within the window, for a while; then one request tries. Times in milliseconds. */
interface BreakerRules {
  failures: number
  windowMs: number
  openMs: number
}

const RULES: BreakerRules = { failures: 5, windowMs: 60_000, openMs: 30_000 }

/** A circuit breaker in front of the provider. The holder of a pass reports the outcome once. */
export interface Breaker {
  /** True when the provider may be called now; after a rest, for one request alone. */
  allows: () => boolean
  succeeded: () => void
  failed: () => void
  /** The visitor went away: the provider has not failed. */
  abandoned: () => void
}

/**
 * A circuit breaker in the memory of one isolate.
 * @param now clock in milliseconds
 */
export function createBreaker(now: () => number, rules: BreakerRules = RULES): Breaker {
  let failures: number[] = []
  let openedAt: number | null = null
  let isProbing = false

  return {
    allows() {
      if (openedAt === null) return true
      if (isProbing || now() - openedAt < rules.openMs) return false
      isProbing = true
      return true
    },
    succeeded() {
      // An answer that was already under way when it opened closes nothing: the probe does.
      if (openedAt !== null && !isProbing) return
      failures = []
      openedAt = null
      isProbing = false
    },
    failed() {
      const at = now()
      if (openedAt !== null) {
        if (isProbing) openedAt = at
        isProbing = false
        return
      }
      failures = [...failures.filter((then) => at - then < rules.windowMs), at]
      if (failures.length < rules.failures) return
      openedAt = at
      failures = []
    },
    abandoned() {
      isProbing = false
    },
  }
}
