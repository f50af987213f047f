import { DurableObject } from 'cloudflare:workers'
import { type BackoffRules, type Backoff as BackoffState, countTry, NO_TRIES } from '../domain/identity/backoff.ts'

const STATE = 'state'

/**
 * Counts the tries at one thing, a pair of account and network or the second factor of an account. One object for each:
 * wherever on earth they are made, tries are counted one after the other.
 */
export class Backoff extends DurableObject<Env> {
  /** Counts one try. @returns the seconds to wait, 0 when it may be made */
  async take(rules: BackoffRules): Promise<number> {
    const now = Date.now()
    const before = (await this.ctx.storage.get<BackoffState>(STATE)) ?? NO_TRIES
    const { state, retryAfter } = countTry(before, now, rules)
    if (retryAfter === 0) {
      await this.ctx.storage.put(STATE, state)
      // An object without anything stored costs nothing and is gone.
      await this.ctx.storage.setAlarm(Math.max(now, state.closedUntil) + rules.mostSeconds * 1000)
    }
    return retryAfter
  }

  /** A try succeeded: those before it are forgotten. */
  async forgive(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
