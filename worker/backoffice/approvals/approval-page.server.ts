import { and, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { creatives } from '../../booking/bookings.table.ts'
import { lineCounts } from '../../booking/campaigns/list-campaigns.server.ts'
import { campaignColumns, getAnyCampaign, selectLines } from '../../booking/campaigns/select-campaigns.server.ts'
import { approvals, campaignLines, campaigns, LISTED } from '../../booking/campaigns.table.ts'
import { isShown } from '../../booking/proofs/proven.server.ts'
import type { Campaign, CampaignLine, CampaignSummary } from '../../booking/rules/campaigns/campaign.ts'
import { restrictionOf } from '../../booking/rules/restricted/restricted.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { findBillingProfile } from '../../organisations/billing/billing-profile.server.ts'
import { parties } from '../../organisations/billing.table.ts'
import type { BillingProfile } from '../../organisations/rules/billing/party.ts'
import type { Check } from '../rules/approvals/approval.ts'
import { campaignChecks } from '../rules/approvals/checks.ts'
import { type Approval, getCampaignApproval, listCampaignApprovals } from './campaign-approvals.server.ts'

/** A campaign that waits for staff, in the list of those. */
export interface WaitingCampaign extends Approval {
  client: string
  campaign: CampaignSummary
  /** Ids of the categories of its lines, each once. */
  media: string[]
  /** Lines whose places are still held, and until when the first of them is, ms. */
  held: { lines: number; until: number | null }
  checks: Check[]
  /** For the picture; null where no line is left. */
  first: Pick<CampaignLine, 'resource' | 'snapshot' | 'placeState'> | null
}

/** A campaign that waits for staff, with the facts for their decision. */
export interface ApprovalPage extends Approval {
  client: string
  /** Null once the account is deleted. */
  advertiser: { name: string; email: string; emailVerified: boolean; confirmedBefore: number } | null
  /** Billing details of the advertiser; null before they were entered. */
  billing: Pick<BillingProfile, 'legalName' | 'state' | 'gstin'> | null
  campaign: Campaign
  /** Ends of the holds of lines, by id, ms; an expired hold is missing. */
  heldUntil: Record<string, number>
  reason: string
  checks: Check[]
  /** Instant and author of the decision. */
  decided: { at: number; by: string | null } | null
}

/** Ends of the holds of lines, by line; an expired hold is missing. */
const selectHeld = ({ db, now }: ServiceContext, lines: readonly string[]) =>
  db
    .select({ line: allocations.takerId, until: sql<number>`min(${allocations.expiresAt})` })
    .from(allocations)
    .where(and(inArray(allocations.takerId, idsOf(lines)), gt(allocations.expiresAt, now.getTime())))
    .groupBy(allocations.takerId)

/** Facts of accounts for the checks, by id. */
const selectAccounts = ({ db }: ServiceContext, ids: readonly string[]) =>
  db
    .select({
      id: users.id,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`.mapWith(Boolean).as('email_verified'),
      gstin: parties.gstin,
      isBilled: sql<boolean>`${parties.id} is not null`.mapWith(Boolean).as('is_billed'),
      usual: sql<number | null>`(select round(avg(${campaigns.budget})) from ${campaigns}
        where ${campaigns.userId} = ${users.id} and ${campaigns}.${LISTED})`.as('usual_budget'),
    })
    .from(users)
    .leftJoin(parties, eq(parties.userId, users.id))
    .where(
      inArray(
        users.id,
        db
          .select({ id: approvals.userId })
          .from(approvals)
          .where(inArray(approvals.id, idsOf(ids))),
      ),
    )

/** Files that were sent for lines of campaigns. */
const selectArtwork = ({ db }: ServiceContext, campaignIds: SQL) =>
  db
    .select({ campaignId: campaignLines.campaignId, files: sql<number>`count(distinct ${creatives.id})`.as('files') })
    .from(creatives)
    .innerJoin(campaignLines, eq(campaignLines.id, creatives.lineId))
    .where(inArray(campaignLines.campaignId, campaignIds))
    .groupBy(campaignLines.campaignId)

/** Waiting campaigns of some approvals, with the facts on their cards. */
export async function listWaiting(ctx: ServiceContext, approvalIds: readonly string[]): Promise<WaitingCampaign[]> {
  const { db, now } = ctx
  const waiting = await listCampaignApprovals(ctx, approvalIds)
  if (waiting.length === 0) return []
  const ids = idsOf(waiting.map(({ campaignId }) => campaignId))
  const [rows, lines, accounts, artwork] = await db.batch([
    db
      .select({ ...campaignColumns(civilDate(now)), ...lineCounts(civilDate(now)), client: campaigns.client })
      .from(campaigns)
      .where(inArray(campaigns.id, ids)),
    selectLines(ctx)
      .where(and(inArray(campaignLines.campaignId, ids), ne(campaignLines.status, 'removed')))
      .orderBy(sql`${campaignLines}.rowid`),
    selectAccounts(
      ctx,
      waiting.map(({ id }) => id),
    ),
    selectArtwork(ctx, ids),
  ])
  const places = await selectHeld(
    ctx,
    lines.map(({ id }) => id),
  )
  const untilOf = new Map(places.map(({ line, until }) => [line, until]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const filesOf = new Map(artwork.map(({ campaignId, files }) => [campaignId, files]))
  return waiting.flatMap((approval) => {
    const found = byId.get(approval.campaignId)
    if (!found) return []
    const { client, ...campaign } = found
    const own = lines.filter(({ campaignId }) => campaignId === campaign.id)
    const until = own.flatMap(({ id }) => untilOf.get(id) ?? [])
    const held = { lines: until.length, until: until.length > 0 ? Math.min(...until) : null }
    const account = accountOf.get(approval.userId ?? '')
    const [first = null] = own
    return {
      ...approval,
      client,
      campaign,
      media: [...new Set(own.map(({ snapshot }) => snapshot.category))],
      held,
      checks: campaignChecks({
        lines: campaign.lines,
        held,
        isBilled: account?.isBilled ?? false,
        gstin: account?.gstin ?? null,
        emailVerified: account?.emailVerified ?? false,
        restriction: restrictionOf(campaign.name, client, campaign.objective),
        artwork: filesOf.get(campaign.id) ?? 0,
        budget: campaign.budget,
        total: campaign.total,
        usual: account?.usual ?? null,
      }),
      first: first && { resource: first.resource, snapshot: first.snapshot, placeState: first.placeState },
    }
  })
}

/** One of them, decided or not. @throws DomainError not_found */
export async function getApprovalPage(ctx: ServiceContext, id: string): Promise<ApprovalPage> {
  const { db } = ctx
  const approval = await getCampaignApproval(ctx, id)
  const campaign = await getAnyCampaign(ctx, approval.campaignId)
  const decider = alias(users, 'decider')
  const [[head], [advertiser], [booked], held] = await db.batch([
    db
      .select({ client: campaigns.client, reason: approvals.reason, at: approvals.decidedAt, by: decider.name })
      .from(approvals)
      .innerJoin(campaigns, eq(campaigns.id, approvals.subjectId))
      .leftJoin(decider, eq(decider.id, approvals.decidedBy))
      .where(eq(approvals.id, id)),
    db
      .select({
        name: users.name,
        email: users.email,
        emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, approval.userId ?? '')),
    db
      .select({ lines: count() })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .where(and(eq(campaigns.userId, approval.userId ?? ''), isShown)),
    selectHeld(
      ctx,
      campaign.lines.map((line) => line.id),
    ),
  ])
  const [party, [account], [artwork]] = await Promise.all([
    findBillingProfile(ctx, { user: approval.userId ?? '' }),
    selectAccounts(ctx, [id]),
    selectArtwork(ctx, idsOf([campaign.id])),
  ])
  const until = held.map((place) => place.until)
  const client = head?.client ?? ''
  return {
    ...approval,
    client,
    advertiser: advertiser ? { ...advertiser, confirmedBefore: booked?.lines ?? 0 } : null,
    billing: party && { legalName: party.legalName, state: party.state, gstin: party.gstin },
    campaign,
    heldUntil: Object.fromEntries(held.map(({ line, until }) => [line, until])),
    reason: head?.reason ?? '',
    checks: campaignChecks({
      lines: campaign.lines.filter(({ status }) => status === 'held' || status === 'expired').length,
      held: { lines: until.length, until: until.length > 0 ? Math.min(...until) : null },
      isBilled: party !== null,
      gstin: party?.gstin ?? null,
      emailVerified: account?.emailVerified ?? false,
      restriction: restrictionOf(campaign.name, client, campaign.objective),
      artwork: artwork?.files ?? 0,
      budget: campaign.budget,
      total: campaign.total,
      usual: account?.usual ?? null,
    }),
    decided: head && head.at !== null ? { at: head.at, by: head.by } : null,
  }
}
