import { inArray, type SQL, sql } from 'drizzle-orm'
import { tellWatchers } from '../../catalogue/availability/taken.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { tellEach } from '../../kernel/notices/notices.server.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { balanceMilestones } from './milestones.server.ts'

/** Lines whose places ran out. The places are free already: every question about days compares `expires_at` with the instant. */
const isOver = (now: Date): SQL => sql`${campaignLines.status} in ('held', 'requested', 'countered') and not exists (
  select 1 from ${allocations} where ${allocations.takerId} = ${campaignLines.id}
    and (${allocations.expiresAt} is null or ${allocations.expiresAt} > ${now.getTime()}))`

/** A line that is marked as over, with its version since. */
interface ExpiredLine {
  id: string
  campaign: string
  version: number
}

/** At once: a batch over more of them holds up the writes of others. */
const STEP = 200

/** Marks lines whose time is over and tells both sides, in one batch. @returns those that it marked */
export async function expireLines(ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<ExpiredLine[]> {
  const { db, now } = ctx
  const found = await db
    .select({ id: campaignLines.id, campaign: campaignLines.campaignId })
    .from(campaignLines)
    .where(isOver(now))
    .limit(STEP)
  if (found.length === 0) return []
  // Each statement asks again: an answer may come between.
  const ids = idsOf(found.map(({ id }) => id))
  const over = sql`${inArray(campaignLines.id, ids)} and ${isOver(now)}`
  const notice = (audience: SQL) =>
    tellEach(
      ctx,
      sql`select ${audience} as audience, 'line.expired' as kind, ${campaignLines.id} as subject, ${campaignLines.version} + 1 as version
        from campaign_lines join campaigns on campaigns.id = campaign_lines.campaign_id where ${over} and ${audience} is not null`,
    )
  const at = now.toISOString()
  const results = await db.batch([
    notice(sql`'user:' || campaigns.user_id`),
    // An owner was never asked about what staff had not approved.
    notice(sql`case when ${campaignLines.status} <> 'held' then 'owner:' || ${campaignLines.ownerId} end`),
    db
      .insert(auditLog)
      .select(
        sql`select null, null, 'line.expired', ${campaignLines.id}, '', ${at}, '{}' from ${campaignLines} where ${over}`,
      ),
    ...tellWatchers(
      ctx,
      found.map(({ id }) => id),
    ),
    db
      .update(campaignLines)
      .set({ status: 'expired', answerBy: null, version: sql`${campaignLines.version} + 1` })
      .where(over)
      .returning({ id: campaignLines.id, campaign: campaignLines.campaignId, version: campaignLines.version }),
    balanceMilestones(db, [...new Set(found.map(({ campaign }) => campaign))]),
  ])
  return results[5]
}
