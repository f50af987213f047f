import { and, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { expireLines } from './booking/lines/expire.server.ts'
import { allocations } from './catalogue/calendar.table.ts'
import type { WorkContext } from './kernel/context.ts'
import { notices } from './kernel/notices.table.ts'
import { MAX_TRIES, RETRY_MS, sendNotices } from './outbox.server.ts'

/**
 * Expires the lines whose time is over, sends notices, and returns the time of the next run. Answers do not depend on
 * it: a place is free once its time is over.
 * @returns the instant, ms, at which the next place is free or the next mail is tried; null without one
 */
export async function sweep(ctx: WorkContext): Promise<number | null> {
  const { db, now } = ctx
  // The notices of this run are sent below, so it need not wake itself.
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
