import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { notifyWatchers } from '../../catalogue/availability/taken.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { type EventContext, emit } from '../../kernel/events/emit.server.ts'
import { guard, idsOf, isRefusal } from '../../kernel/sql/statements.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { lineExpired } from '../rules/booking.events.ts'
import { balanceMilestones } from './milestones.server.ts'

/**
 * Lines whose holds expired. The places are free already: every question about days compares `expires_at` with the
 * instant.
 */
const isOver = (now: Date): SQL => sql`${campaignLines.status} in ('held', 'requested', 'countered') and not exists (
  select 1 from ${allocations} where ${allocations.takerId} = ${campaignLines.id}
    and (${allocations.expiresAt} is null or ${allocations.expiresAt} > ${now.getTime()}))`

/** At once: a batch over more of them holds up the writes of others. */
const STEP = 200

/** Limit of attempts, for lines that are answered between the search and the batch. */
const MAX_TRIES = 5

/**
 * Expires the lines whose time is over and notifies both sides, in one batch.
 * @returns the number of expired lines; 0 when none is left
 */
export async function expireLines(ctx: EventContext): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryExpire(ctx)
    } catch (failure) {
      if (tries === MAX_TRIES || !isRefusal(failure)) throw failure
    }
  }
}

async function tryExpire(ctx: EventContext): Promise<number> {
  const { db, now } = ctx
  const found = await db
    .select({
      id: campaignLines.id,
      campaignId: campaignLines.campaignId,
      ownerId: campaignLines.ownerId,
      resource: campaignLines.resourceId,
      listing: campaignLines.listingId,
      snapshot: campaignLines.snapshot,
      status: campaignLines.status,
      version: campaignLines.version,
      advertiser: campaigns.userId,
    })
    .from(campaignLines)
    .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
    .where(isOver(now))
    .limit(STEP)
  if (found.length === 0) return 0
  const ids = found.map(({ id }) => id)
  const seen = JSON.stringify(found.map(({ id, version }) => ({ id, version })))
  const happened = await emit(
    ctx,
    ...found.map(({ advertiser, status, version, ...line }) =>
      // A line that waited for staff was never sent to its owner.
      lineExpired.of(null, { line, advertiser, version: version + 1, detail: {}, isUnasked: status === 'held' }),
    ),
  )
  await db.batch([
    // An answer may come between.
    guard(
      db,
      sql`${found.length} = (select count(*) from json_each(${seen}) s join ${campaignLines} on ${campaignLines.id} = s.value ->> 'id'
        and ${campaignLines.version} = s.value ->> 'version' where ${isOver(now)})`,
    ),
    ...notifyWatchers(ctx, ids),
    db
      .update(campaignLines)
      .set({ status: 'expired', answerBy: null, version: sql`${campaignLines.version} + 1` })
      .where(inArray(campaignLines.id, idsOf(ids))),
    balanceMilestones(db, [...new Set(found.map(({ campaignId }) => campaignId))]),
    ...happened.statements,
  ])
  await happened.committed()
  return found.length
}
