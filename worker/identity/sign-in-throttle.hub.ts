import { DurableObject } from 'cloudflare:workers'
import { countAttempt, NO_ATTEMPTS, type ThrottleRules, type ThrottleState } from '../domain/identity/throttle.ts'

const STATE = 'state'

/**
 * Counts the attempts at one thing: a pair of account and network, or the second factor of an account. Each has an object
 * of its own, so attempts from anywhere are counted one after the other.
 */
export class SignInThrottle extends DurableObject<Env> {
  /** Counts one attempt. @returns the seconds to wait, 0 when it may go on */
  async register(rules: ThrottleRules): Promise<number> {
    const now = Date.now()
    const before = (await this.ctx.storage.get<ThrottleState>(STATE)) ?? NO_ATTEMPTS
    const { state, retryAfter } = countAttempt(before, now, rules)
    if (retryAfter === 0) {
      await this.ctx.storage.put(STATE, state)
      // An object without stored data costs nothing and disappears.
      await this.ctx.storage.setAlarm(Math.max(now, state.closedUntil) + rules.maxSeconds * 1000)
    }
    return retryAfter
  }

  /** An attempt succeeded: the ones before it no longer count. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
