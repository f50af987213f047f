import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { notifyWatchers } from '../../catalogue/availability/taken.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { statesBefore } from '../../kernel/rules/transitions.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { versionConflict } from '../campaigns/change-line.server.ts'
import { getAnyCampaign, getCampaign, stateToday } from '../campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { campaignCancelled, lineCancelled } from '../rules/booking.events.ts'
import type { Campaign, CampaignLine, CancellationCost } from '../rules/campaigns/campaign.ts'
import { CAMPAIGN } from '../rules/campaigns/states.ts'
import { type Canceller, costsOf, refundStatements } from './cancel-costs.server.ts'
import { type AnswerTo, getRequestedLine, writeAct } from './line-decisions.server.ts'
import { balanceMilestones } from './milestones.server.ts'

const refundOf = (costs: readonly CancellationCost[]) => costs.reduce((sum, { refund }) => sum + refund, 0)

/** Refuses a sum that differs from the page: a band may have ended at midnight. */
function checkRefund(costs: readonly CancellationCost[], expect: number): void {
  const refund = refundOf(costs)
  if (refund === expect) return
  const detail = { was: expect, now: refund }
  const message = 'Your refund has changed. Please check it again'
  throw new DomainError('price_changed', message, undefined, undefined, detail)
}

/**
 * Cost of cancelling a confirmed line today.
 * @throws DomainError not_found; conflict once it has begun, or for a line in another state
 */
export async function getCancellationCost(
  ctx: ServiceContext,
  by: Canceller,
  user: CurrentUser,
  id: string,
): Promise<CancellationCost> {
  return (await costOf(ctx, by, await getRequestedLine(ctx, by, user, id))).cost
}

async function costOf(ctx: ServiceContext, by: Canceller, line: CampaignLine) {
  if (line.status !== 'confirmed') throw versionConflict(line, 'This booking')
  const { costs, credits } = await costsOf(ctx, by, [line])
  const [cost] = costs
  if (!cost) throw new Error('one line has one cost')
  return { cost, credits }
}

/**
 * Cancels a confirmed line before it begins. Its days are free again.
 * @param expect refund that the page showed
 * @throws DomainError not_found; price_changed with both sums; conflict with the `current` line
 */
export async function cancelLine(
  ctx: ServiceContext,
  by: Canceller,
  user: CurrentUser,
  answer: AnswerTo & { expect: number; reason: string },
): Promise<CampaignLine> {
  const { db, now } = ctx
  const seen = await getRequestedLine(ctx, by, user, answer.id, 'sell')
  const { cost, credits } = await costOf(ctx, by, seen)
  checkRefund([cost], answer.expect)
  return writeAct(
    ctx,
    { by, verb: 'cancel', event: lineCancelled },
    user,
    { answer, booked: seen },
    [
      guard(db, sql`exists (select 1 from campaign_lines l where l.id = ${seen.id} and l.starts > ${civilDate(now)})`),
      ...notifyWatchers(ctx, [seen.id]),
      db
        .update(campaignLines)
        .set({ status: 'cancelled', reason: answer.reason, version: answer.version + 1 })
        .where(eq(campaignLines.id, seen.id)),
      ...refundStatements(ctx, credits, [seen.id]),
      balanceMilestones(db, [seen.campaignId]),
    ],
    async () => versionConflict(await getRequestedLine(ctx, by, user, seen.id, 'sell'), 'This booking'),
  )
}

const OPEN = [
  'held',
  'requested',
  'countered',
  'expired',
  'confirmed',
  'live',
] as const satisfies CampaignLine['status'][]

const openLines = ({ lines }: Campaign) => lines.filter(({ status }) => OPEN.some((open) => open === status))

const read = async (ctx: ServiceContext, by: 'advertiser' | 'admin', user: CurrentUser, id: string) =>
  by === 'admin' ? getAnyCampaign(ctx, id) : { ...(await getCampaign(ctx, user, id)), userId: user.id }

/** Costs of cancelling a whole campaign today, line by line. @throws DomainError not_found */
export async function listCancellationCosts(
  ctx: ServiceContext,
  by: 'advertiser' | 'admin',
  user: CurrentUser,
  id: string,
): Promise<CancellationCost[]> {
  return (await costsOf(ctx, by, openLines(await read(ctx, by, user, id)))).costs
}

/**
 * Cancels an approved campaign, each line by its own rule: unconfirmed lines are withdrawn, running ones stopped. An
 * advertiser can cancel before the start, staff also while it runs.
 * @param expect total refund that the page showed
 * @throws DomainError not_found; price_changed with both sums; conflict with the `current` campaign
 */
export async function cancelCampaign(
  ctx: ServiceContext,
  by: 'advertiser' | 'admin',
  user: CurrentUser,
  { id, version, expect, reason }: AnswerTo & { expect: number; reason: string },
): Promise<Campaign> {
  const { db, now } = ctx
  const today = civilDate(now)
  const tomorrow = addDays(today, 1)
  const { userId: advertiser, ...campaign } = await read(ctx, by, user, id)
  const lines = openLines(campaign)
  const { costs, credits } = await costsOf(ctx, by, lines)
  checkRefund(costs, expect)
  const ids = lines.map((line) => line.id)
  const seen = JSON.stringify(lines.map((line) => ({ id: line.id, version: line.version })))
  const mayCancel = and(
    eq(campaigns.id, id),
    eq(campaigns.version, version),
    sql`${stateToday(today)} in ${statesBefore(CAMPAIGN, 'cancel', by)}`,
  )
  const happened = await emit(
    ctx,
    campaignCancelled.of(user.id, { id, advertiser, version: version + 1, detail: { refund: expect }, lines }),
    ...lines.map((line) =>
      lineCancelled.of(user.id, { line, advertiser, version: line.version + 1, by, isPart: true }),
    ),
  )
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${campaigns} where ${mayCancel})`),
    guard(
      db,
      sql`(select count(*) from campaign_lines l where l.campaign_id = ${id} and l.status in ${[...OPEN]}
          and not (l.status in ('confirmed', 'live') and l.ends < ${today})) = ${lines.length}
        and ${lines.length} = (select count(*) from json_each(${seen}) s
          join campaign_lines l on l.id = s.value ->> 'id' and l.version = s.value ->> 'version')`,
    ),
    ...notifyWatchers(ctx, ids),
    db
      .update(campaignLines)
      .set({
        status: sql`case when ${campaignLines.status} not in ('confirmed', 'live') then 'withdrawn'
          when ${campaignLines.starts} <= ${today} then 'stopped' else 'cancelled' end`,
        reason,
        answerBy: null,
        version: sql`${campaignLines.version} + 1`,
      })
      .from(sql`json_each(${seen}) as seen`)
      .where(sql`${campaignLines.id} = seen.value ->> 'id'`),
    ...refundStatements(ctx, credits, ids),
    // A line stopped today frees its place from tomorrow.
    db.delete(allocations).where(and(inArray(allocations.takerId, idsOf(ids)), gt(allocations.starts, today))),
    db
      .update(allocations)
      .set({ until: tomorrow })
      .where(and(inArray(allocations.takerId, idsOf(ids)), gt(allocations.until, tomorrow))),
    db
      .update(campaigns)
      .set({ status: 'cancelled', reason, version: version + 1 })
      .where(eq(campaigns.id, id)),
    balanceMilestones(db, [id]),
    ...happened.statements,
  ])
  await commit(writes, async () => versionConflict(await read(ctx, by, user, id), 'This campaign'))
  await happened.committed()
  return read(ctx, by, user, id)
}
