import { and, eq, sql } from 'drizzle-orm'
import { guardCapacity, placeStatements } from '../../catalogue/availability/places.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { formatMoney } from '../../kernel/rules/money.ts'
import { statesBefore } from '../../kernel/rules/transitions.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { guardBillingProfile, requireBillingProfile } from '../../organisations/billing/billing-profile.server.ts'
import { isSeen, type LineRef, versionConflict } from '../campaigns/change-line.server.ts'
import { priceChanged, priceToday } from '../campaigns/price-today.server.ts'
import { freezeProof } from '../campaigns/proof-facts.server.ts'
import { getCampaign, lineOf, ownedBy } from '../campaigns/select-campaigns.server.ts'
import { daysTakenError, guardHeld, placesOf, tooManyHeld } from '../campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { type EventLine, lineAsked } from '../rules/booking.events.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Asking } from '../rules/campaigns/campaign-edit.ts'
import { leadDaysOf } from '../rules/lines/lead-days.ts'
import type { lineValues } from '../rules/lines/line-values.ts'
import { LINE } from '../rules/lines/states.ts'
import { answerBy } from '../rules/lines/working-days.ts'
import { balanceMilestones } from './milestones.server.ts'

/** Price of a line when it is sent: today's for a first time, else as it was quoted. */
async function priceNow(ctx: ServiceContext, user: CurrentUser, line: CampaignLine) {
  const [priced] = await priceToday(ctx, user, [line])
  if (priced?.problem) throw priced.problem
  return line.status === 'draft' ? (priced?.values ?? null) : null
}

type Asked = Pick<
  CampaignLine,
  'id' | 'resource' | 'ownerId' | 'snapshot' | 'starts' | 'ends' | 'days' | 'quantity' | 'total' | 'version'
>

/**
 * The statements that ask the owner of a line of an approved campaign, while its budget is kept.
 * @param values columns of the line that are others than they were
 */
export function askStatements(
  ctx: ServiceContext,
  user: CurrentUser,
  campaignId: string,
  line: Asked,
  values: Partial<ReturnType<typeof lineValues>> = {},
) {
  const { db, now } = ctx
  const until = answerBy(now, line.starts, leadDaysOf(values.snapshot ?? line.snapshot))
  const isApproved = and(ownedBy(user, campaignId), sql`${campaigns.status} in ('planned', 'active')`)
  const version = line.version + 1
  return [
    guard(db, sql`exists (select 1 from ${campaigns} where ${isApproved})`),
    guardHeld(db, user, 1),
    guard(
      db,
      sql`exists (select 1 from campaigns c where c.id = ${campaignId} and (c.budget is null or c.budget >= ${line.total} + (
        select coalesce(sum(l.total - l.refund), 0) from campaign_lines l where l.campaign_id = c.id
          and l.status in ('requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled', 'cancelled'))))`,
    ),
    ...placeStatements(db, placesOf(line, until)),
    db
      .update(campaignLines)
      .set({ ...values, status: 'requested', answerBy: until, version })
      .where(eq(campaignLines.id, line.id)),
    freezeProof(db, eq(campaignLines.id, line.id)),
    guardCapacity(db, [line.id], now),
    db
      .update(campaigns)
      .set({
        starts: sql`min(${campaigns.starts}, ${line.starts})`,
        ends: sql`max(${campaigns.ends}, ${line.ends})`,
        version: sql`${campaigns.version} + 1`,
      })
      .where(isApproved),
    balanceMilestones(db, [campaignId]),
  ] as const
}

/** The event of a request to the owner of a line. @param version of the line, after it */
export const askedEvent = (user: CurrentUser, line: EventLine, version: number) =>
  lineAsked.of(user.id, { line, advertiser: user.id, version, by: 'advertiser' })

/**
 * Sends a line of an approved campaign to its owner: one added after the approval, or one that expired. The budget that
 * staff approved is the limit: a line beyond it needs a new campaign.
 * @throws DomainError not_found; billing_needed; bad_input for days that cannot be booked; price_changed with both
 * sums; taken; conflict
 */
export async function askOwner(
  ctx: ServiceContext,
  user: CurrentUser,
  ref: LineRef,
  { version, expect }: Asking,
): Promise<Campaign> {
  const { db } = ctx
  const campaign = await getCampaign(ctx, user, ref.campaign)
  const line = lineOf(campaign, ref.line)
  const buyer = { user: user.id }
  const party = await requireBillingProfile(ctx, buyer)
  const values = await priceNow(ctx, user, line)
  const total = values?.total ?? line.total
  if (total !== expect) throw priceChanged(expect, total)
  const asked = { ...line, version, total }
  const happened = await emit(ctx, askedEvent(user, line, version + 1))
  const writes = db.batch([
    guard(db, isSeen(line.id, version, statesBefore(LINE, 'ask', 'advertiser'))),
    guardBillingProfile(db, buyer, party),
    ...askStatements(ctx, user, campaign.id, asked, values ?? {}),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotAsked(ctx, user, campaign, asked))
  await happened.committed()
  return getCampaign(ctx, user, campaign.id)
}

/** Error when a line exceeds the approved budget; null within the budget. */
export function overBudget(
  { budget, total }: Pick<Campaign, 'budget' | 'total'>,
  line: Pick<CampaignLine, 'total'>,
  current: CampaignLine,
): DomainError | null {
  if (budget === null || total + line.total <= budget) return null
  const message = `This line takes the campaign above its budget of ${formatMoney(budget)}. Add it to a new campaign`
  return new DomainError('conflict', message, undefined, undefined, { current })
}

async function whyNotAsked(
  ctx: ServiceContext,
  user: CurrentUser,
  seen: Campaign,
  line: CampaignLine,
): Promise<DomainError | undefined> {
  const current = await getCampaign(ctx, user, seen.id)
  const isApproved = current.status === 'planned' || current.status === 'active'
  const now = lineOf(current, line.id)
  if (!isApproved || now.version !== line.version) return versionConflict(now, 'This line')
  return (
    overBudget(current, line, now) ??
    (await tooManyHeld(ctx, user, 1)) ??
    (await daysTakenError(ctx, [line])) ??
    versionConflict(now, 'This line')
  )
}
