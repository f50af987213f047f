import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { guardCapacity, placeStatements } from '../../catalogue/availability/places.server.ts'
import { notifyWatchers } from '../../catalogue/availability/taken.server.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { checkDays } from '../../catalogue/rules/quote.ts'
import type { ReadContext, ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { type Mover, statesBefore } from '../../kernel/rules/transitions.ts'
import { batchReading, commit, guard } from '../../kernel/sql/statements.server.ts'
import {
  type BillingProfileRef,
  requireCompleteProfile,
  selectBillingProfile,
} from '../../organisations/billing/billing-profile.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { gstOf, taxSum } from '../../organisations/rules/billing/gst.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { NEEDS } from '../../organisations/rules/owners/team.ts'
import { versionConflict } from '../campaigns/change-line.server.ts'
import { isVisibleToOwner, selectLines } from '../campaigns/select-campaigns.server.ts'
import { checkNotOver, daysTakenError, placesOf } from '../campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import {
  lineAccepted,
  type lineCancelled,
  lineConfirmed,
  lineCountered,
  lineDeclined,
  lineWithdrawn,
} from '../rules/booking.events.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Offer } from '../rules/lines/offer.ts'
import { LINE, type LineState } from '../rules/lines/states.ts'
import { balanceMilestones } from './milestones.server.ts'
import { checkOfferedDays } from './offer-days.server.ts'

/** Time that an advertiser has to answer an offer. */
const OFFER_MS = 48 * 3_600_000

/** An answer states the version that it was made from: of two, the second is refused. */
export interface AnswerTo {
  id: string
  version: number
}

/** A line with its advertiser. */
export interface RequestedLine extends CampaignLine {
  userId: string | null
}

/**
 * True for a line that was sent to its owner, and a user who is a member there with this right. Reads the database,
 * never the session.
 */
const isMembers = (user: CurrentUser, right: MemberRight) =>
  sql`${campaignLines.ownerId} in ${ownersOf(user, right)} and ${isVisibleToOwner}`

const isAdvertisers = (user: CurrentUser) =>
  sql`exists (select 1 from ${campaigns} c where c.id = ${campaignLines.campaignId} and c.user_id = ${user.id})`

const whose = (by: Mover, user: CurrentUser, right: MemberRight) =>
  by === 'mediaOwner' ? isMembers(user, right) : by === 'advertiser' ? isAdvertisers(user) : sql`true`

/** True when a side may act on a line; a member of the owner needs the right to sell. */
export const mayActOn = (by: Mover, user: CurrentUser) => whose(by, user, 'sell')

/** The statements that read a line for one of its sides, for `requestedLine`. */
const selectRequested = ({ db, now }: ReadContext, by: Mover, user: CurrentUser, id: string) =>
  [
    selectLines({ db, now }).where(and(eq(campaignLines.id, id), whose(by, user, 'view'))),
    db
      .select({ userId: campaigns.userId, mayAct: sql<number>`(${mayActOn(by, user)})`.as('may_act') })
      .from(campaigns)
      .innerJoin(campaignLines, eq(campaignLines.campaignId, campaigns.id))
      .where(eq(campaignLines.id, id)),
  ] as const

/** @throws DomainError not_found; forbidden where the right is too small */
function requestedLine(
  [line]: CampaignLine[],
  [asked]: { userId: string | null; mayAct: number }[],
  right: 'view' | 'sell',
): RequestedLine {
  if (!line) throw new DomainError('not_found', 'Request not found')
  if (right === 'sell' && !asked?.mayAct) throw new DomainError('forbidden', NEEDS.sell)
  return { ...line, userId: asked?.userId ?? null }
}

/**
 * A line for one of its sides.
 * @param right the right that a member of the owner needs: to view, or to act
 * @throws DomainError not_found, also for a line of another user; forbidden without the right
 */
export async function getRequestedLine(
  ctx: ReadContext,
  by: Mover,
  user: CurrentUser,
  id: string,
  right: 'view' | 'sell' = 'view',
): Promise<RequestedLine> {
  const [lines, asked] = await ctx.db.batch(selectRequested(ctx, by, user, id))
  return requestedLine(lines, asked, right)
}

/** One act: its side and verb, the next state of the line, and its event. */
interface Act {
  by: Mover
  verb: string
  to: LineState
  event: typeof lineConfirmed | typeof lineDeclined | typeof lineCountered | typeof lineAccepted | typeof lineWithdrawn
}

const ACTS = {
  confirm: { by: 'mediaOwner', verb: 'confirm', to: 'confirmed', event: lineConfirmed },
  decline: { by: 'mediaOwner', verb: 'decline', to: 'declined', event: lineDeclined },
  counter: { by: 'mediaOwner', verb: 'counter', to: 'countered', event: lineCountered },
  accept: { by: 'advertiser', verb: 'accept', to: 'confirmed', event: lineAccepted },
  withdraw: { by: 'advertiser', verb: 'withdraw', to: 'withdrawn', event: lineWithdrawn },
} as const satisfies Record<string, Act>

/** Guard of a batch: the line has the version that was seen, and the act is open to this side. */
const guardLine = (
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

/**
 * Writes an act on a line and its consequences.
 * @param booked the line after the act, for listeners
 * @param writes the statements of the act, after the guard of the version
 * @param explain the reason why the batch was refused
 * @returns the line after the act
 */
export async function writeAct(
  ctx: ServiceContext,
  { by, verb, event }: Pick<Act, 'by' | 'verb'> & { event: Act['event'] | typeof lineCancelled },
  user: CurrentUser,
  { answer, booked }: { answer: AnswerTo; booked: RequestedLine },
  writes: readonly BatchItem<'sqlite'>[],
  explain: () => Promise<DomainError | undefined>,
): Promise<CampaignLine> {
  const { userId: advertiser, ...line } = booked
  const happened = await emit(
    ctx,
    event.of(user.id, { line, advertiser, version: answer.version + 1, by, actorName: user.name }),
  )
  const read = selectLines(ctx).where(eq(campaignLines.id, line.id))
  const batch = batchReading(
    ctx.db,
    [guardLine(ctx, { by, verb }, user, answer), ...writes, ...happened.statements],
    read,
  )
  const [[after]] = await commit(batch, explain)
  await happened.committed()
  if (!after) throw new Error('a line that was written is there')
  return after
}

async function whyNotAnswered(
  ctx: ServiceContext,
  by: Mover,
  user: CurrentUser,
  seen: CampaignLine,
  wanted: CampaignLine | null,
): Promise<DomainError | undefined> {
  const current = await getRequestedLine(ctx, by, user, seen.id, 'sell')
  if (current.version !== seen.version || current.status !== seen.status)
    return versionConflict(current, 'This request')
  return (wanted && (await daysTakenError(ctx, [wanted]))) ?? versionConflict(current, 'This request')
}

/** True when the listing of a line is not in the catalogue, and its owner still has it. */
const isPaused = (listing: SQL) =>
  sql`exists (select 1 from ${ownerListings} where ${and(eq(ownerListings.id, listing), ne(ownerListings.state, 'live'))})`

const PAUSED = {
  mediaOwner: 'This listing is paused. Resume it first, or decline the request',
  advertiser: 'The media owner has paused this listing: it cannot be booked at the moment',
}

/** A row for a batch: is the listing of the line paused? */
const selectPaused = (db: ServiceContext['db'], line: string) =>
  db
    .select({
      is: sql<number>`${isPaused(sql`(select l.listing_id from campaign_lines l where l.id = ${line})`)}`.as(
        'is_paused',
      ),
    })
    .from(sql`(select 1)`)

/**
 * A line that is about to be booked or offered, once the billing details of the side are complete and its listing is not paused.
 * @throws DomainError as of `getRequestedLine`; billing_needed; conflict while its listing is paused
 */
async function getBookable(
  ctx: ServiceContext,
  by: 'mediaOwner' | 'advertiser',
  user: CurrentUser,
  { id }: AnswerTo,
): Promise<RequestedLine> {
  const billed: BillingProfileRef =
    by === 'advertiser'
      ? { user: user.id }
      : { owner: sql`(select l.owner_id from campaign_lines l where l.id = ${id})` }
  const [lines, asked, [party], [paused]] = await ctx.db.batch([
    ...selectRequested(ctx, by, user, id),
    selectBillingProfile(ctx.db, billed),
    selectPaused(ctx.db, id),
  ])
  const line = requestedLine(lines, asked, 'sell')
  requireCompleteProfile(billed, party ?? null)
  if (paused?.is === 1) throw new DomainError('conflict', PAUSED[by])
  return line
}

/** Confirms days for good, after another check of the places. A listener writes the release order. */
async function confirmBooking(
  ctx: ServiceContext,
  act: Act,
  user: CurrentUser,
  { seen, answer, booked }: { seen: RequestedLine; answer: AnswerTo; booked: RequestedLine },
): Promise<CampaignLine> {
  const { db, now } = ctx
  const { starts, ends, days, media, setup, cgst, sgst, igst, total } = booked
  checkNotOver(ctx, booked)
  return writeAct(
    ctx,
    act,
    user,
    { answer, booked },
    [
      guard(db, sql`not ${isPaused(sql`${seen.listing}`)}`),
      ...placeStatements(db, placesOf(booked, null)),
      db
        .update(campaignLines)
        .set({
          ...{ starts, ends, days, media, setup, cgst, sgst, igst, total },
          ...{ status: act.to, offer: null, answerBy: null, version: answer.version + 1 },
        })
        .where(eq(campaignLines.id, seen.id)),
      guardCapacity(db, [seen.id], now),
      db
        .update(campaigns)
        .set({ starts: sql`min(${campaigns.starts}, ${starts})`, ends: sql`max(${campaigns.ends}, ${ends})` })
        .where(eq(campaigns.id, seen.campaignId)),
      balanceMilestones(db, [seen.campaignId]),
    ],
    () => whyNotAnswered(ctx, act.by, user, { ...seen, version: answer.version }, booked),
  )
}

/**
 * The owner confirms a request, or an expired one whose days are still free.
 * @throws DomainError not_found; billing_needed; taken with the alternatives; conflict with the `current` line, or
 * while its listing is paused
 */
export async function confirmLine(ctx: ServiceContext, user: CurrentUser, answer: AnswerTo): Promise<CampaignLine> {
  const seen = await getBookable(ctx, 'mediaOwner', user, answer)
  return confirmBooking(ctx, ACTS.confirm, user, { seen, answer, booked: seen })
}

/** A line as it is offered, with tax at the rates of the line. */
function withOffer(line: RequestedLine, { starts, ends, days, media, setup }: Offer): RequestedLine {
  const heads = gstOf(media + setup, line.gstBp, line.placeState === line.supplierState)
  return { ...line, starts, ends, days, media, setup, ...heads, total: media + setup + taxSum(heads) }
}

/** The advertiser accepts other days or another price. @throws as of `confirmLine` */
export async function acceptOffer(ctx: ServiceContext, user: CurrentUser, answer: AnswerTo): Promise<CampaignLine> {
  const seen = await getBookable(ctx, 'advertiser', user, answer)
  if (seen.offer === null) throw versionConflict(seen, 'This request')
  return confirmBooking(ctx, ACTS.accept, user, { seen, answer, booked: withOffer(seen, seen.offer) })
}

/** Ends a line without a booking: its days are free again. */
async function release(
  ctx: ServiceContext,
  act: Act,
  user: CurrentUser,
  answer: AnswerTo & { reason?: string },
): Promise<CampaignLine> {
  const { db } = ctx
  const seen = await getRequestedLine(ctx, act.by, user, answer.id, 'sell')
  return writeAct(
    ctx,
    act,
    user,
    { answer, booked: seen },
    [
      ...notifyWatchers(ctx, [seen.id]),
      db
        .update(campaignLines)
        .set({ status: act.to, reason: answer.reason ?? '', answerBy: null, version: answer.version + 1 })
        .where(eq(campaignLines.id, seen.id)),
      balanceMilestones(db, [seen.campaignId]),
    ],
    () => whyNotAnswered(ctx, act.by, user, { ...seen, version: answer.version }, null),
  )
}

/**
 * The owner declines: the days are free again, and the users who watch them are notified.
 * @throws DomainError not_found; conflict
 */
export const declineLine = (ctx: ServiceContext, user: CurrentUser, answer: AnswerTo & { reason: string }) =>
  release(ctx, ACTS.decline, user, answer)

/** The advertiser takes a request back before it is confirmed, free of charge. @throws DomainError not_found; conflict */
export const withdrawLine = (ctx: ServiceContext, user: CurrentUser, answer: AnswerTo) =>
  release(ctx, ACTS.withdraw, user, answer)

/**
 * The owner offers other days or another price. The offered days are held, the requested ones are free again. The
 * advertiser can book the offer without another answer of the owner, so the owner's billing details must be complete
 * now.
 * @throws DomainError not_found; billing_needed; bad_input for days that are over, out of order or without an issue;
 * taken; conflict
 */
export async function counterLine(
  ctx: ServiceContext,
  user: CurrentUser,
  answer: AnswerTo & { offer: Offer },
): Promise<CampaignLine> {
  const { db, now } = ctx
  const { offer } = answer
  checkDays({ start: offer.starts, end: offer.ends }, civilDate(now), { start: 'starts', end: 'ends' })
  const seen = await getBookable(ctx, 'mediaOwner', user, answer)
  await checkOfferedDays(ctx, seen, offer)
  const offered = withOffer(seen, offer)
  const until = now.getTime() + OFFER_MS
  return writeAct(
    ctx,
    ACTS.counter,
    user,
    { answer, booked: seen },
    [
      ...notifyWatchers(ctx, [seen.id]),
      ...placeStatements(db, placesOf(offered, until)),
      db
        .update(campaignLines)
        .set({ status: ACTS.counter.to, offer, answerBy: until, version: answer.version + 1 })
        .where(eq(campaignLines.id, seen.id)),
      guardCapacity(db, [seen.id], now),
    ],
    () => whyNotAnswered(ctx, 'mediaOwner', user, { ...seen, version: answer.version }, offered),
  )
}
