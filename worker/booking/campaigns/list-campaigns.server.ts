import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { campaigns } from '../campaigns.table.ts'
import type { CampaignSummary } from '../rules/campaigns/campaign.ts'
import { campaignColumns, isCounted } from './select-campaigns.server.ts'

const linesWhere = (which: SQL, name: string) =>
  sql<number>`(select count(*) from campaign_lines l where l.campaign_id = campaigns.id and ${which})`.as(name)

/** Counts of the lines of a campaign, by the side that they wait for. */
export const lineCounts = (today: CivilDate) => ({
  lines: linesWhere(sql`l.status not in ('removed', 'withdrawn', 'cancelled')`, 'lines'),
  counted: linesWhere(isCounted, 'counted'),
  confirmed: linesWhere(sql`l.status in ('confirmed', 'live', 'ended', 'stopped', 'settled')`, 'confirmed'),
  /** Of their owners. */
  waiting: linesWhere(sql`l.status = 'requested'`, 'waiting'),
  /** For the advertiser: an offer, an expired line, one to send, one to replace while its days are ahead. */
  needed: linesWhere(
    sql`(l.status in ('countered', 'expired') or (l.status = 'draft' and campaigns.status in ('planned', 'active'))
      or (l.status = 'declined' and l.starts > ${today} and not exists (
        select 1 from campaign_lines r where r.campaign_id = l.campaign_id and r.replaces = l.id and r.status <> 'removed')))`,
    'needed',
  ),
})

/** Limit of a list of campaigns, above what an advertiser runs. The page shows a notice when there are more. */
const MAX_LISTED = 200

/** A campaign that waits to be sent. */
export type WaitingDraft = Pick<CampaignSummary, 'id' | 'name'>

const ofUser = (user: CurrentUser) => and(eq(campaigns.userId, user.id), ne(campaigns.status, 'deleted'))

/** Number of campaigns of the signed-in user, in any state. */
export const countCampaigns = ({ db }: ServiceContext, user: CurrentUser): Promise<number> =>
  db.$count(campaigns, ofUser(user))

/** The newest campaign of the signed-in user that has a line and is not sent yet; null without one. */
export async function findNewestDraft({ db }: ServiceContext, user: CurrentUser): Promise<WaitingDraft | null> {
  const [draft] = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        ofUser(user),
        eq(campaigns.status, 'draft'),
        sql`exists (select 1 from campaign_lines l
      where l.campaign_id = campaigns.id and l.status = 'draft')`,
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(1)
  return draft ?? null
}

/** The campaigns of the signed-in advertiser, the newest first. */
export const listCampaigns = ({ db, now }: ServiceContext, user: CurrentUser): Promise<CampaignSummary[]> =>
  db
    .select({ ...campaignColumns(civilDate(now)), ...lineCounts(civilDate(now)) })
    .from(campaigns)
    .where(ofUser(user))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(MAX_LISTED)
