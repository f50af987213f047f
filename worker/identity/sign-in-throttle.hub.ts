import { DurableObject } from 'cloudflare:workers'
import {
  countAttempt,
  NO_ATTEMPTS,
  type ThrottleAnswer,
  type ThrottleRules,
  type ThrottleState,
} from '../kernel/rules/identity/throttle.ts'

const STATE = 'state'

/**
 * Counts the attempts of one kind: an account from one network or device, an account from anywhere, the second factor
 * of an account. Each has its own object, so attempts from anywhere are counted one after the other.
 */
export class SignInThrottle extends DurableObject<Env> {
  /** Counts one attempt. */
  async register(rules: ThrottleRules): Promise<Omit<ThrottleAnswer, 'state'>> {
    const now = Date.now()
    const before = (await this.ctx.storage.get<ThrottleState>(STATE)) ?? NO_ATTEMPTS
    const { state, ...answer } = countAttempt(before, now, rules)
    if (answer.retryAfter === 0) {
      await this.ctx.storage.put(STATE, state)
      // An object without stored data costs nothing and disappears.
      await this.ctx.storage.setAlarm(Math.max(now, state.closedUntil) + rules.memorySeconds * 1000)
    }
    return answer
  }

  /** The last attempt succeeded: it does not count. Others may have failed before it. */
  async forgive(): Promise<void> {
    const state = await this.ctx.storage.get<ThrottleState>(STATE)
    if (state) await this.ctx.storage.put(STATE, { ...state, tries: Math.max(0, state.tries - 1) })
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
