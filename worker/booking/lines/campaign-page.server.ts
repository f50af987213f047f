import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { watches } from '../../catalogue/watches.table.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import type { EventName } from '../../kernel/rules/events/event.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { priceToday } from '../campaigns/price-today.server.ts'
import { getCampaign } from '../campaigns/select-campaigns.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { messages } from '../messages.table.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Creative } from '../rules/lines/artwork.ts'
import { selectCreatives } from './creatives.server.ts'

/** Something that happened to a campaign or a line of it. */
export interface Activity {
  id: number
  action: EventName
  /** The line; null of the campaign itself. */
  line: string | null
  isOwn: boolean
  /** ISO 8601. */
  at: string
}

/** Changes of an unsent line since it was added. */
interface LineNews {
  /** Its sum when it was added, GST included, where it is another today. */
  was: number | null
  /** The reason why it cannot be booked today; null when it can. */
  problem: string | null
}

/** A campaign with all that its page shows. */
export interface CampaignPage {
  campaign: Campaign
  /** Newest first. */
  activity: Activity[]
  /** Changes of unsent lines since they were added, by id; unsent lines have today's prices. */
  news: Record<string, LineNews>
  /** Declined lines that another one is in the place of, by their id: the id of that one. */
  replaced: Record<string, string>
  /** Days whose release the user wants to be notified of; `until` is the day after the last. */
  watched: { resource: string; starts: string; until: string }[]
  /** Numbers of messages, by id of the line. */
  messages: Record<string, number>
  /** Artwork of its lines, newest first. */
  creatives: Creative[]
}

const MAX_ACTIVITY = 100

/** One campaign of the signed-in advertiser. @throws DomainError not_found, also for a campaign of another user */
export async function getCampaignPage(ctx: ServiceContext, user: CurrentUser, id: string): Promise<CampaignPage> {
  const { db } = ctx
  const { campaign, news } = await atTodaysPrices(ctx, user, await getCampaign(ctx, user, id))
  const ids = idsOf([id, ...campaign.lines.map((line) => line.id)])
  const [log, written, others, watched, artwork] = await db.batch([
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        subject: auditLog.subject,
        actor: auditLog.actor,
        at: auditLog.at,
      })
      .from(auditLog)
      // Messages are shown with their line.
      .where(sql`${auditLog.subject} in ${ids} and ${auditLog.action} <> 'message.sent'`)
      .orderBy(desc(auditLog.id))
      .limit(MAX_ACTIVITY),
    db
      .select({ line: sql<string>`${messages.lineId}`, count: sql<number>`count(*)` })
      .from(messages)
      .where(sql`${messages.lineId} in ${ids}`)
      .groupBy(messages.lineId),
    db
      .select({ line: campaignLines.id, replaces: campaignLines.replaces })
      .from(campaignLines)
      .where(
        and(eq(campaignLines.campaignId, id), isNotNull(campaignLines.replaces), ne(campaignLines.status, 'removed')),
      ),
    db
      .select({ resource: watches.resourceId, starts: watches.starts, until: watches.until })
      .from(watches)
      .where(eq(watches.userId, user.id)),
    selectCreatives(
      db,
      campaign.lines.map((line) => line.id),
    ),
  ])
  return {
    campaign,
    activity: log.map(({ subject, actor, ...row }) => ({
      ...row,
      line: subject === id ? null : subject,
      isOwn: actor === user.id,
    })),
    news,
    replaced: Object.fromEntries(others.map(({ line, replaces }) => [replaces, line])),
    watched,
    creatives: artwork,
    messages: Object.fromEntries(written.map(({ line, count }) => [line, count])),
  }
}

/**
 * The campaign with its unsent lines at today's prices. A draft costs their sum; unsent lines of an approved campaign
 * add nothing yet.
 */
async function atTodaysPrices(ctx: ServiceContext, user: CurrentUser, stored: Campaign) {
  const priced = await priceToday(
    ctx,
    user,
    stored.lines.filter(({ status }) => status === 'draft'),
  )
  const news: Record<string, LineNews> = {}
  const lines = stored.lines.map((line) => {
    const today = priced.find((one) => one.line.id === line.id)
    if (!today) return line
    const { values, problem } = today
    const isNew = values !== null && values.total !== line.total
    if (isNew || problem) news[line.id] = { was: isNew ? line.total : null, problem: problem?.message ?? null }
    if (!values) return line
    const { rate, media, setup, gstBp, placeState, supplierState, cgst, sgst, igst, total } = values
    return { ...line, rate, media, setup, gstBp, placeState, supplierState, cgst, sgst, igst, total }
  })
  const sumOf = (of: readonly CampaignLine[]) => of.reduce((sum, { total }) => sum + total, 0)
  const isDraft = stored.status === 'draft' || stored.status === 'rejected'
  const total = isDraft ? stored.total + sumOf(lines) - sumOf(stored.lines) : stored.total
  return { campaign: { ...stored, lines, total }, news }
}
