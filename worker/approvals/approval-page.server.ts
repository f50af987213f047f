import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { idsOf } from '../availability/places.server.ts'
import { getBuyer } from '../billing/rules.server.ts'
import { approvals, campaignLines, campaigns } from '../campaigns/campaigns.table.ts'
import { lineCounts } from '../campaigns/list-campaigns.server.ts'
import { campaignColumns, getAnyCampaign, selectLines } from '../campaigns/select-campaigns.server.ts'
import { allocations } from '../catalogue/calendar.table.ts'
import type { ServiceContext } from '../context.ts'
import type { Campaign, CampaignLine, CampaignSummary } from '../domain/campaign/campaign.ts'
import { civilDate } from '../domain/dates.ts'
import { users } from '../identity/identity.table.ts'
import { ownerMembers } from '../owners/owners.table.ts'
import { type Approval, getCampaignApproval, listCampaignApprovals } from './campaign-approvals.server.ts'

/** A campaign that waits for staff, in the list of those. */
export interface WaitingCampaign extends Approval {
  client: string
  campaign: CampaignSummary
  /** Ids of the categories of its lines, each once. */
  media: string[]
  /** Lines whose places are still held, and until when the first of them is, ms. */
  held: { lines: number; until: number | null }
  /** For the picture; null where no line is left. */
  first: Pick<CampaignLine, 'resource' | 'snapshot' | 'placeState'> | null
}

/** A campaign that waits for staff, with what they check. */
export interface ApprovalPage extends Approval {
  client: string
  /** Null once the account is deleted. */
  advertiser: { name: string; email: string; emailVerified: boolean; confirmedBefore: number } | null
  /** The registration of the advertiser; null while it is not known. */
  gstin: string | null
  campaign: Campaign
  /** Until when the places of each line are held, by its id, ms; what is missing ran out. */
  heldUntil: Record<string, number>
  reason: string
  /** When and by whom it was decided. */
  decided: { at: number; by: string | null } | null
}

/** Until when the places of lines are held, by line; what is missing ran out. */
const selectHeld = ({ db, now }: ServiceContext, lines: readonly string[]) =>
  db
    .select({ line: allocations.takerId, until: sql<number>`min(${allocations.expiresAt})` })
    .from(allocations)
    .where(and(inArray(allocations.takerId, idsOf(lines)), gt(allocations.expiresAt, now.getTime())))
    .groupBy(allocations.takerId)

/** Campaigns that wait for staff: the oldest first, and those that were put off after the others. */
export async function listWaiting(ctx: ServiceContext): Promise<WaitingCampaign[]> {
  const { db, now } = ctx
  const waiting = await listCampaignApprovals(ctx)
  const ids = idsOf(waiting.map(({ campaignId }) => campaignId))
  const [rows, lines] = await db.batch([
    db
      .select({ ...campaignColumns(civilDate(now)), ...lineCounts(civilDate(now)), client: campaigns.client })
      .from(campaigns)
      .where(inArray(campaigns.id, ids)),
    selectLines(ctx)
      .where(and(inArray(campaignLines.campaignId, ids), ne(campaignLines.status, 'removed')))
      .orderBy(sql`campaign_lines.rowid`),
  ])
  const places = await selectHeld(
    ctx,
    lines.map(({ id }) => id),
  )
  const untilOf = new Map(places.map(({ line, until }) => [line, until]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return waiting.flatMap((approval) => {
    const found = byId.get(approval.campaignId)
    if (!found) return []
    const { client, ...campaign } = found
    const own = lines.filter(({ campaignId }) => campaignId === campaign.id)
    const until = own.flatMap(({ id }) => untilOf.get(id) ?? [])
    const [first = null] = own
    return {
      ...approval,
      client,
      campaign,
      media: [...new Set(own.map(({ snapshot }) => snapshot.category))],
      held: { lines: until.length, until: until.length > 0 ? Math.min(...until) : null },
      first: first && { resource: first.resource, snapshot: first.snapshot, placeState: first.placeState },
    }
  })
}

/** How much is on the list of approvals: campaigns, and claims of media owners. */
export async function countWaiting({ db }: Pick<ServiceContext, 'db'>): Promise<number> {
  const [[found], [claimed]] = await db.batch([
    db
      .select({ total: count() })
      .from(approvals)
      .where(and(eq(approvals.type, 'campaign'), eq(approvals.status, 'pending'))),
    db.select({ total: count() }).from(ownerMembers).where(eq(ownerMembers.state, 'requested')),
  ])
  return (found?.total ?? 0) + (claimed?.total ?? 0)
}

/** One of them, decided or not. @throws DomainError not_found */
export async function getApprovalPage(ctx: ServiceContext, id: string): Promise<ApprovalPage> {
  const { db } = ctx
  const approval = await getCampaignApproval(ctx, id)
  const campaign = await getAnyCampaign(ctx, approval.campaignId)
  const decider = alias(users, 'decider')
  const [[head], [advertiser], held] = await db.batch([
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
        confirmedBefore: sql<number>`(select count(*) from campaign_lines l join campaigns c on c.id = l.campaign_id
          where c.user_id = users.id and l.status in ('confirmed', 'live', 'ended', 'stopped', 'settled'))`,
      })
      .from(users)
      .where(eq(users.id, approval.userId ?? '')),
    selectHeld(
      ctx,
      campaign.lines.map((line) => line.id),
    ),
  ])
  const { gstin } = await getBuyer(ctx, approval.userId ?? '')
  return {
    ...approval,
    client: head?.client ?? '',
    advertiser: advertiser ?? null,
    gstin,
    campaign,
    heldUntil: Object.fromEntries(held.map(({ line, until }) => [line, until])),
    reason: head?.reason ?? '',
    decided: head && head.at !== null ? { at: head.at, by: head.by } : null,
  }
}
