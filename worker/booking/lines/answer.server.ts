import { and, eq, ne, sql } from 'drizzle-orm'
import { fits, placeStatements } from '../../catalogue/availability/places.server.ts'
import { tellWatchers } from '../../catalogue/availability/taken.server.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { checkDays } from '../../catalogue/rules/quote.ts'
import { audit } from '../../kernel/audit/audit.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type Audience, tell } from '../../kernel/notices/notices.server.ts'
import type { AuditAction } from '../../kernel/rules/audit/audit.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { NoticeKind } from '../../kernel/rules/notices.ts'
import { type Mover, statesBefore } from '../../kernel/rules/transitions.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { issueDueOrLog } from '../../money/papers/due.server.ts'
import { orderStatements } from '../../money/papers/release-order.server.ts'
import { needParty } from '../../organisations/billing/party.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { gstOf, taxSum } from '../../organisations/rules/billing/gst.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { NEEDS } from '../../organisations/rules/owners/team.ts'
import { afterBooking } from '../campaigns/after-commit.server.ts'
import { movedOn } from '../campaigns/change-line.server.ts'
import { selectLines, wasAsked } from '../campaigns/select-campaigns.server.ts'
import { checkNotOver, placesOf, takenError } from '../campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Offer } from '../rules/lines/offer.ts'
import { LINE, type LineState } from '../rules/lines/states.ts'
import { balanceMilestones } from './milestones.server.ts'
import { checkOfferedDays } from './offer-days.server.ts'

/** How long an advertiser has to answer an offer. */
const OFFER_MS = 48 * 3_600_000

/** An answer states the version that it was made from: of two, the second is refused. */
export interface AnswerTo {
  id: string
  version: number
}

/** A line with who asked for it. */
interface AskedLine extends CampaignLine {
  userId: string | null
}

/** Whose a line is: who belongs to its owner with a right, once that was asked. The database says so, never a session. */
const isMembers = (user: CurrentUser, right: MemberRight) =>
  sql`${campaignLines.ownerId} in ${ownersOf(user, right)} and ${wasAsked}`

const isAdvertisers = (user: CurrentUser) =>
  sql`exists (select 1 from ${campaigns} c where c.id = ${campaignLines.campaignId} and c.user_id = ${user.id})`

const whose = (by: Mover, user: CurrentUser, right: MemberRight) =>
  by === 'mediaOwner' ? isMembers(user, right) : by === 'advertiser' ? isAdvertisers(user) : sql`true`

/** Whether a side may act on a line: of an owner's people, who may sell. */
export const mayActOn = (by: Mover, user: CurrentUser) => whose(by, user, 'sell')

/**
 * A line for one of its sides.
 * @param right what an owner's people need: to look at it, or to act
 * @throws DomainError not_found, also for another's; forbidden where the right is too small
 */
export async function getAskedLine(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  by: Mover,
  user: CurrentUser,
  id: string,
  right: 'view' | 'sell' = 'view',
): Promise<AskedLine> {
  const [[line], [asked]] = await db.batch([
    selectLines({ db, now }).where(and(eq(campaignLines.id, id), whose(by, user, 'view'))),
    db
      .select({ userId: campaigns.userId, mayAct: sql<number>`(${mayActOn(by, user)})`.as('may_act') })
      .from(campaigns)
      .innerJoin(campaignLines, eq(campaignLines.campaignId, campaigns.id))
      .where(eq(campaignLines.id, id)),
  ])
  if (!line) throw new DomainError('not_found', 'There is no such request')
  if (right === 'sell' && !asked?.mayAct) throw new DomainError('forbidden', NEEDS.sell)
  return { ...line, userId: asked?.userId ?? null }
}

/** One act on a line: who may do it from which states, what it becomes, and who is told. */
interface Act {
  by: Mover
  verb: string
  to: LineState
  audit: AuditAction
  kind: NoticeKind
}

const ACTS = {
  confirm: { by: 'mediaOwner', verb: 'confirm', to: 'confirmed', audit: 'line.confirmed', kind: 'line.confirmed' },
  decline: { by: 'mediaOwner', verb: 'decline', to: 'declined', audit: 'line.declined', kind: 'line.declined' },
  counter: { by: 'mediaOwner', verb: 'counter', to: 'countered', audit: 'line.countered', kind: 'line.countered' },
  accept: { by: 'advertiser', verb: 'accept', to: 'confirmed', audit: 'line.accepted', kind: 'line.confirmed' },
  withdraw: { by: 'advertiser', verb: 'withdraw', to: 'withdrawn', audit: 'line.withdrawn', kind: 'line.withdrawn' },
} as const satisfies Record<string, Act>

/** Breaks the batch unless the line is as it was seen, and the act is this side's. */
export const guardLine = (
  { db }: Pick<ServiceContext, 'db'>,
  { by, verb }: Pick<Act, 'by' | 'verb'>,
  user: CurrentUser,
  { id, version }: AnswerTo,
) =>
  guard(
    db,
    sql`exists (select 1 from ${campaignLines} where ${and(
      eq(campaignLines.id, id),
      eq(campaignLines.version, version),
      sql`${campaignLines.status} in ${statesBefore(LINE, verb, by)}`,
      mayActOn(by, user),
      sql`exists (select 1 from campaigns c where c.id = ${campaignLines.campaignId} and c.status in ('planned', 'active'))`,
    )})`,
  )

/** What follows the writes of an act, in its batch: the audit row, and who is told. */
export const recordAct = (
  ctx: ServiceContext,
  act: Pick<Act, 'by' | 'audit' | 'kind'>,
  user: CurrentUser,
  { line, version }: { line: AskedLine; version: number },
) => {
  const other: Audience | null =
    act.by !== 'mediaOwner' ? `owner:${line.ownerId}` : line.userId === null ? null : `user:${line.userId}`
  return [
    audit(ctx, { actor: user.id, action: act.audit, subject: line.id, detail: { campaign: line.campaignId } }),
    ...(other ? [tell(ctx, { audience: other, kind: act.kind, subject: line.id, version })] : []),
  ]
}

/** After the commit of an act on a line. */
export const afterAnswer = (ctx: ServiceContext, { campaignId, id, version }: CampaignLine): Promise<void> =>
  afterBooking(ctx, campaignId, { event: 'lineAnswered', data: { id, version: version + 1 } })

async function whyNotAnswered(
  ctx: ServiceContext,
  by: Mover,
  user: CurrentUser,
  seen: CampaignLine,
  wanted: CampaignLine | null,
): Promise<DomainError | undefined> {
  const current = await getAskedLine(ctx, by, user, seen.id, 'sell')
  if (current.version !== seen.version || current.status !== seen.status) return movedOn(current, 'This request')
  return (wanted && (await takenError(ctx, [wanted]))) ?? movedOn(current, 'This request')
}

/** Whether the listing of a line is out of the catalogue, and its owner still has it. */
const isPaused = (listing: string) =>
  sql`exists (select 1 from ${ownerListings} where ${and(eq(ownerListings.id, listing), ne(ownerListings.state, 'live'))})`

const PAUSED = {
  mediaOwner: 'This listing is paused. Put it back among your live listings first, or decline the request',
  advertiser: 'The media owner has paused this listing: it cannot be booked at the moment',
}

/** @throws DomainError conflict while the listing of a line is paused */
async function checkNotPaused({ db }: Pick<ServiceContext, 'db'>, by: Mover, line: Pick<CampaignLine, 'listing'>) {
  const [row] = await db.select({ is: sql<number>`${isPaused(line.listing)}`.as('is_paused') }).from(sql`(select 1)`)
  if (row?.is === 1) throw new DomainError('conflict', PAUSED[by === 'mediaOwner' ? by : 'advertiser'])
}

/** Confirms days for good: the places are judged again, and the order is written. */
async function book(
  ctx: ServiceContext,
  act: Act,
  user: CurrentUser,
  { seen, answer, booked }: { seen: AskedLine; answer: AnswerTo; booked: AskedLine },
): Promise<CampaignLine> {
  const { db, now } = ctx
  const { starts, ends, days, media, setup, cgst, sgst, igst, total } = booked
  checkNotOver(ctx, booked)
  await checkNotPaused(ctx, act.by, seen)
  const order = await orderStatements(ctx, booked, act.by === 'mediaOwner' ? user.name : null)
  const writes = db.batch([
    guardLine(ctx, act, user, answer),
    guard(db, sql`not ${isPaused(seen.listing)}`),
    ...placeStatements(db, placesOf(booked, null)),
    db
      .update(campaignLines)
      .set({
        ...{ starts, ends, days, media, setup, cgst, sgst, igst, total },
        ...{ status: act.to, offer: null, answerBy: null, version: answer.version + 1 },
      })
      .where(eq(campaignLines.id, seen.id)),
    fits(db, [seen.id], now),
    db
      .update(campaigns)
      .set({ starts: sql`min(${campaigns.starts}, ${starts})`, ends: sql`max(${campaigns.ends}, ${ends})` })
      .where(eq(campaigns.id, seen.campaignId)),
    balanceMilestones(db, [seen.campaignId]),
    ...order,
    ...recordAct(ctx, act, user, { line: seen, version: answer.version + 1 }),
  ])
  await commit(writes, () => whyNotAnswered(ctx, act.by, user, { ...seen, version: answer.version }, booked))
  await issueDueOrLog(ctx, seen.campaignId)
  await afterAnswer(ctx, seen)
  return getAskedLine(ctx, act.by, user, seen.id)
}

/**
 * The owner confirms a request, or one whose time ran out while nobody else has taken its days.
 * @throws DomainError not_found; billing_needed; taken with what could be had instead; conflict with the `current` line, or while its
 * listing is paused
 */
export async function confirmLine(ctx: ServiceContext, user: CurrentUser, answer: AnswerTo): Promise<CampaignLine> {
  const seen = await getAskedLine(ctx, 'mediaOwner', user, answer.id, 'sell')
  await needParty(ctx, { owner: seen.ownerId })
  return book(ctx, ACTS.confirm, user, { seen, answer, booked: seen })
}

/** A line as it is offered, with tax at the rates of the line. */
function withOffer(line: AskedLine, { starts, ends, days, media, setup }: Offer): AskedLine {
  const heads = gstOf(media + setup, line.gstBp, line.placeState === line.supplierState)
  return { ...line, starts, ends, days, media, setup, ...heads, total: media + setup + taxSum(heads) }
}

/** The advertiser accepts other days or another price. @throws as of `confirmLine` */
export async function acceptOffer(ctx: ServiceContext, user: CurrentUser, answer: AnswerTo): Promise<CampaignLine> {
  const seen = await getAskedLine(ctx, 'advertiser', user, answer.id)
  if (seen.offer === null) throw movedOn(seen, 'This request')
  await needParty(ctx, { user: user.id })
  return book(ctx, ACTS.accept, user, { seen, answer, booked: withOffer(seen, seen.offer) })
}

/** Ends a line without a booking: its days are free again. */
async function release(
  ctx: ServiceContext,
  act: Act,
  user: CurrentUser,
  answer: AnswerTo & { reason?: string },
): Promise<CampaignLine> {
  const { db } = ctx
  const seen = await getAskedLine(ctx, act.by, user, answer.id, 'sell')
  const writes = db.batch([
    guardLine(ctx, act, user, answer),
    ...tellWatchers(ctx, [seen.id]),
    db
      .update(campaignLines)
      .set({ status: act.to, reason: answer.reason ?? '', answerBy: null, version: answer.version + 1 })
      .where(eq(campaignLines.id, seen.id)),
    balanceMilestones(db, [seen.campaignId]),
    ...recordAct(ctx, act, user, { line: seen, version: answer.version + 1 }),
  ])
  await commit(writes, () => whyNotAnswered(ctx, act.by, user, { ...seen, version: answer.version }, null))
  await afterAnswer(ctx, seen)
  return getAskedLine(ctx, act.by, user, seen.id)
}

/** The owner declines: the days are free again, and who watches them is told. @throws DomainError not_found; conflict */
export const declineLine = (ctx: ServiceContext, user: CurrentUser, answer: AnswerTo & { reason: string }) =>
  release(ctx, ACTS.decline, user, answer)

/** The advertiser takes a request back before it is confirmed, free of charge. @throws DomainError not_found; conflict */
export const withdrawLine = (ctx: ServiceContext, user: CurrentUser, answer: AnswerTo) =>
  release(ctx, ACTS.withdraw, user, answer)

/**
 * The owner offers other days or another price. The offered days are held, those that were asked for are free again.
 * Accepting an offer books it without asking the owner again, so the owner's billing details must be complete now.
 * @throws DomainError not_found; billing_needed; bad_input for days that are over, out of order or without an issue; taken; conflict
 */
export async function counterLine(
  ctx: ServiceContext,
  user: CurrentUser,
  answer: AnswerTo & { offer: Offer },
): Promise<CampaignLine> {
  const { db, now } = ctx
  const { offer } = answer
  checkDays({ start: offer.starts, end: offer.ends }, civilDate(now), { start: 'starts', end: 'ends' })
  const seen = await getAskedLine(ctx, 'mediaOwner', user, answer.id, 'sell')
  await needParty(ctx, { owner: seen.ownerId })
  await checkNotPaused(ctx, 'mediaOwner', seen)
  await checkOfferedDays(ctx, seen, offer)
  const offered = withOffer(seen, offer)
  const until = now.getTime() + OFFER_MS
  const version = answer.version + 1
  const writes = db.batch([
    guardLine(ctx, ACTS.counter, user, answer),
    ...tellWatchers(ctx, [seen.id]),
    ...placeStatements(db, placesOf(offered, until)),
    db
      .update(campaignLines)
      .set({ status: 'countered', offer, answerBy: until, version })
      .where(eq(campaignLines.id, seen.id)),
    fits(db, [seen.id], now),
    ...recordAct(ctx, ACTS.counter, user, { line: seen, version }),
  ])
  await commit(writes, () => whyNotAnswered(ctx, 'mediaOwner', user, { ...seen, version: answer.version }, offered))
  await afterAnswer(ctx, seen)
  return getAskedLine(ctx, 'mediaOwner', user, seen.id)
}
