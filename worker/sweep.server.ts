import { and, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { expireLines } from './booking/lines/expire.server.ts'
import { allocations } from './catalogue/calendar.table.ts'
import type { WorkContext } from './kernel/context.ts'
import { notices } from './kernel/notices.table.ts'
import { MAX_TRIES, RETRY_MS, sendNotices } from './outbox.server.ts'

/**
 * Marks lines whose time is over, sends what is to be told, and says when to look again. No answer depends on it: time
 * alone frees a place.
 * @returns the instant, ms, at which the next place is free or the next letter is tried; null when there is none
 */
export async function sweep(ctx: WorkContext): Promise<number | null> {
  const { db, now } = ctx
  // What it tells is sent below: it need not wake itself.
  const awake = { ...ctx, sweeper: { wake: () => undefined } }
  while ((await expireLines(awake)) > 0);
  while ((await sendNotices(ctx)) > 0);
  const [[next], [waiting]] = await db.batch([
    db
      .select({ at: min(allocations.expiresAt) })
      .from(allocations)
      .where(and(isNotNull(allocations.expiresAt), gt(allocations.expiresAt, now.getTime()))),
    db
      .select({ at: sql<number | null>`min(${notices.triedAt})` })
      .from(notices)
      .where(and(isNull(notices.sentAt), lt(notices.times, MAX_TRIES))),
  ])
  const times = [next?.at ?? null, waiting?.at == null ? null : waiting.at + RETRY_MS].filter((at) => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}
