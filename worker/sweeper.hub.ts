import { DurableObject } from 'cloudflare:workers'
import { issueSomeDue } from './money/papers/due.server.ts'
import { issueSomeFees } from './money/papers/fee.server.ts'
import { sweep } from './sweep.server.ts'
import { createWorkContext } from './work-context.ts'

/** While a place is held, and as long as the hourly run would take: what an alarm has missed is seen then. */
const AT_MOST_MS = 3_600_000

/**
 * Wakes when the next place runs out, marks it, and sends the letters of the outbox. There is one object, so a letter is
 * sent by one at a time. It keeps nothing: what is to be done is in the database.
 */
export class BookingSweeper extends DurableObject<Env> {
  /** When it last looked for papers that are due by the calendar, ms. Acts make their own papers at once, so that an hour is soon enough. */
  private papersAt = 0

  /** There is something to do. Any number of calls before the alarm are one run. */
  async wake(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now())
  }

  override async alarm(): Promise<void> {
    const ctx = createWorkContext(this.env, (work) => this.ctx.waitUntil(work))
    if (Date.now() - this.papersAt >= AT_MOST_MS) {
      this.papersAt = Date.now()
      await issueSomeDue(ctx)
      await issueSomeFees(ctx)
    }
    const next = await sweep(ctx)
    const set = await this.ctx.storage.getAlarm()
    if (next !== null && set === null) {
      await this.ctx.storage.setAlarm(Math.min(Math.max(next, Date.now()), Date.now() + AT_MOST_MS))
    }
  }
}
