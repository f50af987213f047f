import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { guardCapacity, type Place, placeStatements } from '../../catalogue/availability/places.server.ts'
import { notifyWatchers, whichTaken } from '../../catalogue/availability/taken.server.ts'
import { spansOf } from '../../catalogue/rules/availability/spans.ts'
import type { TakenDetail } from '../../catalogue/rules/availability/taken.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { batchReading, commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { guardBillingProfile, selectBillingProfile } from '../../organisations/billing/billing-profile.server.ts'
import { CONDITIONS, expectMet } from '../../organisations/rules/billing/conditions.ts'
import { missingOf } from '../../organisations/rules/billing/party.ts'
import { approvals, campaignLines, campaigns } from '../campaigns.table.ts'
import { campaignSubmitted, campaignWithdrawn } from '../rules/booking.events.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import { HOLD_MS, MAX_HELD_LINES, type Submission } from '../rules/campaigns/campaign-item.ts'
import { versionConflict } from './change-line.server.ts'
import { priceChanged, priceToday } from './price-today.server.ts'
import { freezeProof } from './proof-facts.server.ts'
import { getCampaign, ownCampaignOf, ownedBy, selectCampaign } from './select-campaigns.server.ts'

type Statement = BatchItem<'sqlite'>

/** Places of a line, as one batch takes them. */
export const placesOf = (
  line: Pick<CampaignLine, 'id' | 'resource' | 'starts' | 'ends' | 'days' | 'quantity'>,
  expiresAt: number | null,
): Place[] =>
  spansOf(line).map((span) => ({
    ...span,
    taker: line.id,
    resource: line.resource,
    quantity: line.quantity,
    expiresAt,
  }))

/** Refuses a line whose first day is past, even if its days are still free. @throws DomainError bad_input */
export function checkNotOver({ now }: Pick<ServiceContext, 'now'>, { starts, snapshot }: CampaignLine): void {
  if (starts >= civilDate(now)) return
  throw new DomainError('bad_input', `The first day of ${titleWithRef(snapshot)} is over`)
}

/** Error for days that are taken. */
export async function daysTakenError(
  ctx: ServiceContext,
  lines: Parameters<typeof whichTaken>[1],
): Promise<DomainError | undefined> {
  const refused = await whichTaken(ctx, lines)
  if (refused.length === 0) return undefined
  const detail: TakenDetail = { lines: refused }
  const titles = refused.map(({ title }) => title).join('; ')
  return new DomainError('taken', `These days were just taken: ${titles}`, undefined, undefined, detail)
}

/** The lines of a draft at the price of today. @throws DomainError conflict for one that is no longer sold; bad_input by its line */
async function pricedLines(ctx: ServiceContext, user: CurrentUser, { lines }: Campaign) {
  const priced = await priceToday(ctx, user, lines)
  return priced.map(({ line, values, problem }) => {
    if (problem) throw problem
    return { line, values }
  })
}

/** Places that wait for staff or owners, of all campaigns of an advertiser. */
const heldBy = (user: CurrentUser) =>
  sql`(select count(*) from campaign_lines l join campaigns c on c.id = l.campaign_id
    where c.user_id = ${user.id} and l.status in ('held', 'requested', 'countered'))`

const hasRoomFor = (user: CurrentUser, more: number) => sql`${heldBy(user)} + ${more} <= ${MAX_HELD_LINES}`

/** Breaks the batch unless so many more places of an advertiser may wait. */
export const guardHeld = (db: ServiceContext['db'], user: CurrentUser, more: number) =>
  guard(db, hasRoomFor(user, more))

/** Error for too many held places of an advertiser. */
export async function tooManyHeld(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  more: number,
): Promise<DomainError | undefined> {
  const [row] = await db.select({ isRoom: sql<number>`${hasRoomFor(user, more)}` }).from(sql`(select 1)`)
  return row?.isRoom ? undefined : new DomainError('conflict', `At most ${MAX_HELD_LINES} places can be held at once`)
}

/**
 * Sends a draft to staff and holds the places of all its lines for 72 hours, or of none.
 * @throws DomainError forbidden while the address is not confirmed; billing_needed; bad_input without lines, or with the line whose days
 * cannot be booked; price_changed with both sums; taken with the lines, the nearest free days and alternatives; conflict
 */
export async function submitCampaign(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  { version, expect }: Submission,
): Promise<Campaign> {
  const { db, now } = ctx
  const buyer = { user: user.id }
  const own = ownedBy(user, id)
  const [head, lines, [party]] = await db.batch([...selectCampaign(ctx, own, id), selectBillingProfile(db, buyer)])
  const campaign = ownCampaignOf(head, lines)
  if (campaign.status !== 'draft' || campaign.version !== version) throw versionConflict(campaign, 'This campaign')
  if (campaign.lines.length === 0) throw new DomainError('bad_input', 'Add a listing to the campaign first')
  const missing = missingOf('advertiser', party ?? null)
  expectMet(CONDITIONS.send({ emailVerified: user.emailVerified, missing }))

  const priced = await pricedLines(ctx, user, campaign)
  const total = priced.reduce((sum, { values }) => sum + values.total, 0)
  if (total !== expect) throw priceChanged(expect, total)

  const heldUntil = now.getTime() + HOLD_MS
  const isSeen = and(own, eq(campaigns.status, 'draft'), eq(campaigns.version, version))
  const said = JSON.stringify(priced.map(({ line, values }) => ({ id: line.id, ...values })))
  const value = (name: keyof (typeof priced)[number]['values']) => sql`said.value ->> ${sql.raw(`'${name}'`)}`
  const happened = await emit(
    ctx,
    campaignSubmitted.of(user.id, {
      ...{ id, advertiser: user.id, version: version + 1, lines: campaign.lines },
      detail: { lines: priced.length, total },
    }),
  )
  const writes: [Statement, ...Statement[]] = [
    guard(db, sql`exists (select 1 from ${campaigns} where ${isSeen})`),
    guardBillingProfile(db, buyer, party?.version ?? 0),
    guardHeld(db, user, priced.length),
    ...placeStatements(
      db,
      campaign.lines.flatMap((line) => placesOf(line, heldUntil)),
    ),
    db
      .update(campaignLines)
      .set({
        status: 'held',
        version: sql`${campaignLines.version} + 1`,
        rate: value('rate'),
        media: value('media'),
        setup: value('setup'),
        seasonSum: value('seasonSum'),
        seasonDays: value('seasonDays'),
        discountBp: value('discountBp'),
        sac: value('sac'),
        gstBp: value('gstBp'),
        placeState: value('placeState'),
        supplierState: value('supplierState'),
        cgst: value('cgst'),
        sgst: value('sgst'),
        igst: value('igst'),
        total: value('total'),
      })
      .from(sql`json_each(${said}) as said`)
      .where(sql`${campaignLines.id} = said.value ->> 'id'`),
    freezeProof(db, and(eq(campaignLines.campaignId, id), eq(campaignLines.status, 'held'))),
    guardCapacity(
      db,
      campaign.lines.map((line) => line.id),
      now,
    ),
    db
      .update(campaigns)
      .set({
        status: 'pending',
        version: version + 1,
        client: user.company,
        submittedAt: now.getTime(),
        reason: '',
      })
      .where(isSeen),
    db
      .insert(approvals)
      .values({ id: newId('apr'), type: 'campaign', subjectId: id, userId: user.id, submittedAt: now.getTime() }),
    ...happened.statements,
  ]
  const sent = await commit(batchReading(db, writes, ...selectCampaign(ctx, own, id)), () =>
    whyNotSubmitted(ctx, user, campaign),
  )
  await happened.committed()
  return ownCampaignOf(...sent)
}

async function whyNotSubmitted(
  ctx: ServiceContext,
  user: CurrentUser,
  seen: Campaign,
): Promise<DomainError | undefined> {
  const [row] = await ctx.db.select({ version: campaigns.version }).from(campaigns).where(ownedBy(user, seen.id))
  if (row?.version !== seen.version) return versionConflict(await getCampaign(ctx, user, seen.id), 'This campaign')
  return (await tooManyHeld(ctx, user, seen.lines.length)) ?? daysTakenError(ctx, seen.lines)
}

/** Takes a campaign back from staff: its places are free again. @throws DomainError not_found; conflict with the `current` campaign */
export async function withdrawCampaign(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  version: number,
): Promise<Campaign> {
  const { db, now } = ctx
  const isSeen = and(ownedBy(user, id), eq(campaigns.status, 'pending'), eq(campaigns.version, version))
  const campaign = await getCampaign(ctx, user, id)
  const happened = await emit(
    ctx,
    campaignWithdrawn.of(user.id, { id, advertiser: user.id, version: version + 1, lines: campaign.lines }),
  )
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${campaigns} where ${isSeen})`),
    ...releaseLines(ctx, campaign),
    db
      .update(campaigns)
      .set({ status: 'draft', version: version + 1 })
      .where(isSeen),
    db
      .update(approvals)
      .set({ status: 'withdrawn', version: sql`${approvals.version} + 1`, decidedAt: now.getTime() })
      .where(and(eq(approvals.subjectId, id), eq(approvals.status, 'pending'))),
    ...happened.statements,
  ])
  await commit(writes, async () => versionConflict(await getCampaign(ctx, user, id), 'This campaign'))
  await happened.committed()
  return getCampaign(ctx, user, id)
}

/**
 * The statements that turn lines waiting for staff back into drafts, free their places and notify the users who watch
 * those days.
 */
export const releaseLines = (ctx: ServiceContext, { id, lines }: Campaign) =>
  [
    ...notifyWatchers(
      ctx,
      lines.map((line) => line.id),
    ),
    ctx.db
      .update(campaignLines)
      .set({ status: 'draft', version: sql`${campaignLines.version} + 1` })
      .where(and(eq(campaignLines.campaignId, id), sql`${campaignLines.status} in ('held', 'expired')`)),
  ] as const
