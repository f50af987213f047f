import { and, desc, eq, sql } from 'drizzle-orm'
import { getAnyCampaign } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignMetrics, campaigns } from '../../booking/campaigns.table.ts'
import type { CampaignMetrics } from '../../booking/rules/campaigns/campaign.ts'
import type { ManagedCampaign } from '../../booking/rules/campaigns/staff-campaigns.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { EventName } from '../../kernel/rules/events/event.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { documents } from '../../money/documents.table.ts'

/** A campaign with all that staff see of it. */
export interface StaffCampaign {
  campaign: ManagedCampaign
  /** Null once the account is deleted. */
  advertiser: { id: string; name: string; email: string } | null
  /** Instant of the last report of figures, ms. */
  reportedAt: number | null
  documents: {
    id: string
    kind: typeof documents.$inferSelect.kind
    number: string
    owner: string | null
    payable: number
    asked: number | null
    isClosed: boolean
    at: number
  }[]
  /** Newest first. `by` is null for the clock, and for accounts that are deleted. */
  activity: { id: number; action: EventName; line: string | null; by: string | null; at: string }[]
}

const MAX_ACTIVITY = 50

/** The metrics of a campaign, as a statement of a batch. */
const selectMetrics = ({ db }: Pick<ServiceContext, 'db'>, id: string) =>
  db
    .select({
      impressions: campaignMetrics.impressions,
      engagementBp: campaignMetrics.engagementBp,
      conversionBp: campaignMetrics.conversionBp,
      at: campaignMetrics.at,
    })
    .from(campaignMetrics)
    .where(eq(campaignMetrics.campaignId, id))

/** States of campaigns that staff manage: approved or cancelled. */
export const MANAGED = ['planned', 'active', 'completed', 'cancelled']

/**
 * A campaign that was approved, as staff manage it.
 * @throws DomainError not_found, also for one that is a draft or waits for the approval
 */
export async function getManagedCampaign(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  id: string,
): Promise<{ campaign: ManagedCampaign; reportedAt: number | null }> {
  const { db } = ctx
  const [campaign, [[head], [reported]]] = await Promise.all([
    getAnyCampaign(ctx, id),
    db.batch([
      db.select({ client: campaigns.client }).from(campaigns).where(eq(campaigns.id, id)),
      selectMetrics(ctx, id),
    ]),
  ])
  if (!MANAGED.includes(campaign.status)) throw new DomainError('not_found', 'Campaign not found')
  const metrics: CampaignMetrics | null = reported
    ? { impressions: reported.impressions, engagementBp: reported.engagementBp, conversionBp: reported.conversionBp }
    : null
  return { campaign: { ...campaign, client: head?.client ?? '', metrics }, reportedAt: reported?.at ?? null }
}

/** A campaign with its documents and events. @throws DomainError not_found */
export async function getStaffCampaign(ctx: Pick<ServiceContext, 'db' | 'now'>, id: string): Promise<StaffCampaign> {
  const { db } = ctx
  const managed = await getManagedCampaign(ctx, id)
  const ids = idsOf([id, ...managed.campaign.lines.map((line) => line.id)])
  const [[advertiser], issued, log] = await db.batch([
    db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .innerJoin(campaigns, eq(campaigns.userId, users.id))
      .where(eq(campaigns.id, id)),
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        number: documents.number,
        owner: documents.ownerId,
        payable: documents.payable,
        asked: documents.asked,
        isClosed: sql`${documents.closedAt} is not null`.mapWith(Boolean).as('is_closed'),
        at: documents.at,
      })
      .from(documents)
      .where(eq(documents.campaignId, id))
      .orderBy(desc(documents.at), desc(documents.n)),
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        subject: auditLog.subject,
        by: sql<string | null>`${users.name}`.as('actor_name'),
        at: auditLog.at,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actor))
      .where(and(sql`${auditLog.subject} in ${ids}`, sql`${auditLog.action} <> 'message.sent'`))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(MAX_ACTIVITY),
  ])
  return {
    ...managed,
    advertiser: advertiser ?? null,
    documents: issued,
    activity: log.map(({ subject, ...row }) => ({ ...row, line: subject === id ? null : subject })),
  }
}
