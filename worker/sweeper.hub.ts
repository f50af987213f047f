import { DurableObject } from 'cloudflare:workers'
import { issueSomeDue } from './money/documents/due.server.ts'
import { issueSomeFees } from './money/documents/fee.server.ts'
import { sweep } from './sweep.server.ts'
import { createWorkContext } from './work-context.ts'

/** Interval of alarms while a place is held, equal to the hourly run: it repeats a missed alarm. */
const AT_MOST_MS = 3_600_000

/**
 * Wakes when the next hold ends, expires it, and sends the mails of the outbox. There is one object, so each mail is
 * sent once. It stores nothing: the work to do is in the database.
 */
export class BookingSweeper extends DurableObject<Env> {
  /**
   * Instant of the last check for documents that are due by the calendar, ms. Acts issue their own documents at once,
   * so an hour is soon enough.
   */
  private documentsAt = 0

  /** There is something to do. Any number of calls before the alarm are one run. */
  async wake(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now())
  }

  override async alarm(): Promise<void> {
    const ctx = createWorkContext(this.env, (work) => this.ctx.waitUntil(work))
    if (Date.now() - this.documentsAt >= AT_MOST_MS) {
      this.documentsAt = Date.now()
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
