import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { getAnyCampaign } from '../../booking/campaigns/select-campaigns.server.ts'
import { checkNotOver, daysTakenError, placesOf, releaseLines } from '../../booking/campaigns/submit.server.ts'
import { approvals, campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { milestoneStatements } from '../../booking/lines/milestones.server.ts'
import {
  campaignApproved,
  campaignDeferred,
  campaignRejected,
  lineAsked,
  lineWithdrawn,
} from '../../booking/rules/booking.events.ts'
import type { Campaign, CampaignLine } from '../../booking/rules/campaigns/campaign.ts'
import { leadDaysOf } from '../../booking/rules/lines/lead-days.ts'
import { answerBy } from '../../booking/rules/lines/working-days.ts'
import { guardCapacity, placeStatements } from '../../catalogue/availability/places.server.ts'
import { notifyWatchers } from '../../catalogue/availability/taken.server.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'

/** A campaign that waits for staff. */
export interface Approval {
  id: string
  campaignId: string
  userId: string | null
  status: typeof approvals.$inferSelect.status
  version: number
  submittedAt: number
  deferredAt: number | null
}

const selectApprovals = (db: ServiceContext['db']) =>
  db
    .select({
      id: approvals.id,
      campaignId: approvals.subjectId,
      userId: approvals.userId,
      status: approvals.status,
      version: approvals.version,
      submittedAt: approvals.submittedAt,
      deferredAt: approvals.deferredAt,
    })
    .from(approvals) satisfies PromiseLike<Approval[]>

/** Campaigns that wait for staff: oldest first, deferred ones last. @param ids only some of them */
export const listCampaignApprovals = ({ db }: ServiceContext, ids?: readonly string[]): Promise<Approval[]> =>
  selectApprovals(db)
    .where(
      // Few are named: the plus keeps SQLite from reading all that wait.
      ids
        ? sql`${inArray(approvals.id, idsOf(ids))} and ${approvals.type} = 'campaign' and +${approvals.status} = 'pending'`
        : and(eq(approvals.type, 'campaign'), eq(approvals.status, 'pending')),
    )
    .orderBy(
      sql`${approvals.deferredAt} is not null`,
      asc(approvals.deferredAt),
      asc(approvals.submittedAt),
      approvals.id,
    )

/** @throws DomainError not_found */
export async function getCampaignApproval({ db }: ServiceContext, id: string): Promise<Approval> {
  const [approval] = await selectApprovals(db).where(and(eq(approvals.id, id), eq(approvals.type, 'campaign')))
  if (!approval) throw new DomainError('not_found', 'Approval not found')
  return approval
}

/** A decision states the version that it was made from: of two, the second is refused. */
export interface Decision {
  id: string
  version: number
}

/** True while an approval of any type waits at the version that was read. */
export const isWaiting = ({ id, version }: Decision) =>
  and(eq(approvals.id, id), eq(approvals.status, 'pending'), eq(approvals.version, version))

/** The first statements of every decision: guards that it still waits, and that its campaign is as it was read. */
const decideStatements = (
  { db, now }: ServiceContext,
  staff: CurrentUser,
  decision: Decision,
  { campaign, status, reason = '' }: { campaign: Campaign; status: 'approved' | 'rejected'; reason?: string },
) =>
  [
    guard(
      db,
      sql`exists (select 1 from ${approvals} join ${campaigns} on ${campaigns.id} = ${approvals.subjectId}
        where ${isWaiting(decision)} and ${campaigns.status} = 'pending' and ${campaigns.version} = ${campaign.version})`,
    ),
    db
      .update(approvals)
      .set({ status, reason, version: decision.version + 1, decidedAt: now.getTime(), decidedBy: staff.id })
      .where(isWaiting(decision)),
  ] as const

/** Lines to send to their owners: the held ones, and the expired ones, whose places may still be free. */
const waitingLines = ({ lines }: Campaign) => lines.filter(({ status }) => status === 'held' || status === 'expired')

/** Error of a decision on an old version, with the `current` approval. */
function decidedError(current: Approval, { version }: Decision): DomainError | undefined {
  if (current.status === 'pending' && current.version === version) return undefined
  const message =
    current.status === 'pending' ? 'This has changed since you opened it' : `This was already ${current.status}`
  return new DomainError('conflict', message, undefined, undefined, { current })
}

async function whyNotDecided(
  ctx: ServiceContext,
  decision: Decision,
  lines: readonly CampaignLine[],
): Promise<DomainError | undefined> {
  const late = decidedError(await getCampaignApproval(ctx, decision.id), decision)
  if (late) return late
  return daysTakenError(ctx, lines)
}

/** The lines that a decision asks for, and those that it leaves out. @throws DomainError bad_input */
function dividedLines(campaign: Campaign, except: readonly string[]) {
  const waiting = waitingLines(campaign)
  const left = waiting.filter(({ id }) => except.includes(id))
  if (left.length < new Set(except).size) {
    const message = 'An excluded item is not pending in this campaign'
    throw new DomainError('bad_input', message, [{ path: 'except', message }])
  }
  if (left.length > 0 && left.length === waiting.length) {
    const message = 'Approve at least one item, or reject the campaign'
    throw new DomainError('bad_input', message, [{ path: 'except', message }])
  }
  return { lines: waiting.filter(({ id }) => !except.includes(id)), left }
}

/** The statements that take lines out of a campaign which is approved without them: their places are free. */
const leaveOut = (ctx: ServiceContext, campaign: string, left: readonly CampaignLine[], reason: string) => {
  const ids = left.map(({ id }) => id)
  if (ids.length === 0) return []
  return [
    ...notifyWatchers(ctx, ids),
    ctx.db
      .update(campaignLines)
      .set({ status: 'withdrawn', reason, answerBy: null, version: sql`${campaignLines.version} + 1` })
      .where(and(eq(campaignLines.campaignId, campaign), inArray(campaignLines.id, idsOf(ids)))),
  ]
}

/**
 * Approves a campaign: takes the places of its lines again, asks their owners, and sets the milestones. Some of its
 * lines can be left out: they are withdrawn with the reason, their places are free, and the flight is that of the
 * others.
 * @throws DomainError not_found; bad_input for lines that do not wait, or when none is left; taken with the expired
 * lines whose places others have; conflict with `current`
 */
export async function approveCampaign(
  ctx: ServiceContext,
  staff: CurrentUser,
  decision: Decision & { except?: readonly string[]; reason?: string },
): Promise<Campaign> {
  const { db, now } = ctx
  const seen = await getCampaignApproval(ctx, decision.id)
  const late = decidedError(seen, decision)
  if (late) throw late
  const { campaignId: id, userId } = seen
  const campaign = await getAnyCampaign(ctx, id)
  const { except = [], reason = '' } = decision
  const { lines, left } = dividedLines(campaign, except)
  for (const line of lines) checkNotOver(ctx, line)
  const asked = lines.map((line) => ({ line, until: answerBy(now, line.starts, leadDaysOf(line.snapshot)) }))
  const percents = await getRule(ctx, 'milestones', civilDate(now))
  const version = campaign.version + 1
  const lineIds = lines.map((line) => line.id)
  const untilOf = JSON.stringify(asked.map(({ line, until }) => ({ id: line.id, until, version: line.version })))
  const isRequested = and(eq(campaignLines.campaignId, id), eq(campaignLines.status, 'requested'))
  const happened = await emit(
    ctx,
    campaignApproved.of(staff.id, {
      ...{ id, advertiser: userId, version },
      detail: { lines: lines.length, left: left.length },
    }),
    ...lines.map((line) =>
      lineAsked.of(staff.id, { line, advertiser: userId, version: line.version + 1, by: 'admin', isPart: true }),
    ),
    ...left.map((line) =>
      lineWithdrawn.of(staff.id, { line, advertiser: userId, version: line.version + 1, isUnasked: true }),
    ),
  )
  const writes = db.batch([
    ...decideStatements(ctx, staff, decision, { campaign, status: 'approved' }),
    guard(
      db,
      sql`${asked.length} > 0 and ${asked.length} = (select count(*) from json_each(${untilOf}) seen
        join ${campaignLines} on ${campaignLines.id} = seen.value ->> 'id' and ${campaignLines.version} = seen.value ->> 'version'
        where ${campaignLines.campaignId} = ${id} and ${campaignLines.status} in ('held', 'expired'))`,
    ),
    ...leaveOut(ctx, id, left, reason),
    ...placeStatements(
      db,
      asked.flatMap(({ line, until }) => placesOf(line, until)),
    ),
    db
      .update(campaignLines)
      .set({
        status: 'requested',
        answerBy: sql`said.value ->> 'until'`,
        version: sql`${campaignLines.version} + 1`,
      })
      .from(sql`json_each(${untilOf}) as said`)
      .where(sql`${campaignLines.id} = said.value ->> 'id'`),
    guardCapacity(db, lineIds, now),
    db
      .update(campaigns)
      .set({
        status: 'planned',
        version,
        decidedAt: now.getTime(),
        decidedBy: staff.id,
        ...(left.length > 0 && {
          starts: sql`(select min(${campaignLines.starts}) from ${campaignLines} where ${isRequested})`,
          ends: sql`(select max(${campaignLines.ends}) from ${campaignLines} where ${isRequested})`,
        }),
      })
      .where(eq(campaigns.id, id)),
    ...milestoneStatements(db, id, percents),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotDecided(ctx, decision, lines))
  await happened.committed()
  return getAnyCampaign(ctx, id)
}

/**
 * Sends a campaign back with a reason: its places are free again, and it is a draft once its advertiser revises it.
 * @throws DomainError not_found; conflict with `current`
 */
export async function rejectCampaign(
  ctx: ServiceContext,
  staff: CurrentUser,
  decision: Decision & { reason: string },
): Promise<Campaign> {
  const { db, now } = ctx
  const { campaignId: id, userId } = await getCampaignApproval(ctx, decision.id)
  const campaign = await getAnyCampaign(ctx, id)
  const version = campaign.version + 1
  const { reason } = decision
  const { lines } = campaign
  const happened = await emit(ctx, campaignRejected.of(staff.id, { id, advertiser: userId, version, lines }))
  const writes = db.batch([
    ...decideStatements(ctx, staff, decision, { campaign, status: 'rejected', reason }),
    ...releaseLines(ctx, campaign),
    db
      .update(campaigns)
      .set({ status: 'rejected', reason, version, decidedAt: now.getTime(), decidedBy: staff.id })
      .where(eq(campaigns.id, id)),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotDecided(ctx, decision, []))
  await happened.committed()
  return getAnyCampaign(ctx, id)
}

/**
 * Defers a campaign to the end of the list, without a notice.
 * @throws DomainError not_found; conflict with `current`
 */
export async function deferCampaign(ctx: ServiceContext, staff: CurrentUser, decision: Decision): Promise<Approval> {
  const { db, now } = ctx
  const { campaignId } = await getCampaignApproval(ctx, decision.id)
  const version = decision.version + 1
  const happened = await emit(ctx, campaignDeferred.of(staff.id, { id: campaignId, advertiser: null, version }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${approvals} where ${isWaiting(decision)})`),
    db.update(approvals).set({ deferredAt: now.getTime(), version }).where(isWaiting(decision)),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotDecided(ctx, decision, []))
  await happened.committed()
  return getCampaignApproval(ctx, decision.id)
}
