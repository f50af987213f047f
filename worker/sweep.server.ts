import { and, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { afterBooking } from './booking/campaigns/after-commit.server.ts'
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
  for (let expired = await expireLines(ctx); expired.length > 0; expired = await expireLines(ctx)) {
    for (const campaign of new Set(expired.map((line) => line.campaign))) {
      const changes = expired
        .filter((line) => line.campaign === campaign)
        .map(({ id, version }) => ({ event: 'lineExpired' as const, data: { id, version } }))
      await afterBooking({ ...ctx, sweeper: { wake: () => undefined } }, campaign, ...changes)
    }
  }
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
