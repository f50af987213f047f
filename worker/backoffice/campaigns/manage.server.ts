import { and, eq, sql } from 'drizzle-orm'
import { versionConflict } from '../../booking/campaigns/change-line.server.ts'
import { nameTaken } from '../../booking/campaigns/edit-campaign.server.ts'
import { stateToday } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignMetrics, campaigns } from '../../booking/campaigns.table.ts'
import {
  campaignChanged,
  campaignCompleted,
  campaignReopened,
  campaignStarted,
} from '../../booking/rules/booking.events.ts'
import type { CampaignManaging, ManagedCampaign } from '../../booking/rules/campaigns/staff-campaigns.ts'
import { staffMove, stateByCalendar } from '../../booking/rules/campaigns/staff-move.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { getManagedCampaign } from './detail.server.ts'

const FIELDS = ['name', 'client', 'objective', 'budget', 'reach'] as const
const FIGURES = ['impressions', 'engagementBp', 'conversionBp'] as const

/** Stored state after a move. A reopened campaign is planned, and active once the calendar has come to it. */
const STORED = { start: 'active', finish: 'completed', reopen: 'planned' } as const
const EVENTS = {
  start: campaignStarted,
  finish: campaignCompleted,
  reopen: campaignReopened,
} as const satisfies Record<keyof typeof STORED, unknown>

/** Effective part of a change: the columns, a flag for figures, and the facts for the audit log. */
function changesOf(before: ManagedCampaign, change: CampaignManaging) {
  const changed = FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field])
  const set = Object.fromEntries(changed.map((field) => [field, change[field]]))
  const { metrics } = change
  const figures = metrics === undefined ? [] : FIGURES.filter((name) => metrics?.[name] !== before.metrics?.[name])
  const facts = Object.fromEntries([
    ...changed.flatMap((field) => [
      [`${field}.before`, before[field]],
      [`${field}.after`, change[field] ?? null],
    ]),
    ...figures.flatMap((name) => [
      [`${name}.before`, before.metrics?.[name] ?? null],
      [`${name}.after`, metrics?.[name] ?? null],
    ]),
  ])
  return { set, facts, isReported: figures.length > 0, isAny: changed.length > 0 || figures.length > 0 }
}

/**
 * Changes an approved campaign for staff: its texts, budget, reach, reported results and status, one step forward or
 * back to the state of the calendar. Its days and media follow its bookings, which keep their own states. A cancelled
 * campaign can change only its results.
 * @throws DomainError not_found; bad_input at `status` for an unknown move; conflict for a name in use, or with the
 * `current` campaign
 */
export async function manageCampaign(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  change: CampaignManaging,
): Promise<ManagedCampaign> {
  const { db, now } = ctx
  const { campaign: before } = await getManagedCampaign(ctx, id)
  if (before.version !== change.version) throw versionConflict(before, 'This campaign')
  const wanted =
    change.status === undefined
      ? { verb: null }
      : staffMove(before.status, change.status, stateByCalendar(before, civilDate(now)))
  if ('refusal' in wanted) {
    throw new DomainError('bad_input', wanted.refusal, [{ path: 'status', message: wanted.refusal }])
  }
  const { set, facts, isReported, isAny } = changesOf(before, change)
  if (wanted.verb === null && !isAny) return before
  const version = change.version + 1
  const isSeen = and(
    eq(campaigns.id, id),
    eq(campaigns.version, change.version),
    sql`${stateToday(civilDate(now))} = ${before.status}`,
  )
  const { metrics } = change
  const fact = { id, advertiser: before.userId, version }
  const moved = { 'status.before': before.status, 'status.after': change.status ?? before.status }
  const happened = await emit(
    ctx,
    ...(isAny ? [campaignChanged.of(staff.id, { ...fact, detail: facts })] : []),
    ...(wanted.verb === null ? [] : [EVENTS[wanted.verb].of(staff.id, { ...fact, detail: moved })]),
  )
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${campaigns} where ${isSeen})`),
    db
      .update(campaigns)
      .set({ ...set, ...(wanted.verb !== null && { status: STORED[wanted.verb] }), version })
      .where(eq(campaigns.id, id)),
    ...(isReported
      ? [
          db.delete(campaignMetrics).where(eq(campaignMetrics.campaignId, id)),
          ...(metrics
            ? [db.insert(campaignMetrics).values({ campaignId: id, ...metrics, at: now.getTime(), by: staff.id })]
            : []),
        ]
      : []),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotManaged(ctx, id, before, change))
  await happened.committed()
  return (await getManagedCampaign(ctx, id)).campaign
}

async function whyNotManaged(ctx: ServiceContext, id: string, before: ManagedCampaign, { name }: CampaignManaging) {
  const { campaign: current } = await getManagedCampaign(ctx, id)
  if (current.version !== before.version || name === undefined) return versionConflict(current, 'This campaign')
  const [row] = await ctx.db.select({ userId: campaigns.userId }).from(campaigns).where(eq(campaigns.id, id))
  const taken = row?.userId ? await nameTaken(ctx, { id: row.userId }, name, id) : undefined
  if (!taken) return versionConflict(current, 'This campaign')
  const message = 'Its advertiser has another campaign of this name'
  return new DomainError('conflict', message, [{ path: 'name', message }])
}
