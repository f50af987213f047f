import { and, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { rowsMatching } from '../../kernel/sql/full-text.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { CONFIRMED, campaignLines, campaigns } from '../campaigns.table.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'

/** Lines that add to the cost. A draft line of an approved campaign adds nothing until its owner is asked. */
export const isCounted = sql.raw(
  `(l.status in ('draft', 'held', 'requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled')
    and (l.status <> 'draft' or campaigns.status in ('draft', 'rejected')))`,
)

/** True where the owner of a line of the campaign has confirmed it. The index is named: lists ask for thousands at once. */
export const hasConfirmed = sql`exists (select 1 from ${campaignLines} indexed by campaign_lines_confirmed
  where ${campaignLines.campaignId} = ${campaigns.id} and ${campaignLines}.${CONFIRMED})`

/** Its state today: the rule of `stateOn` in SQL, for lists, counts and filters. */
export const stateToday = (today: CivilDate) =>
  sql<Campaign['status']>`case
    when ${campaigns.status} in ('planned', 'active') and ${campaigns.ends} < ${today} then 'completed'
    when ${campaigns.status} = 'planned' and ${campaigns.starts} <= ${today} and ${hasConfirmed}
    then 'active' else ${campaigns.status} end`

/**
 * True for a closed proof `p`: no further step is open. A proof not answered in time is accepted, without a task that
 * has to run.
 */
const isClosed = (now: Date) =>
  sql`(p.status in ('accepted', 'waived') or p.status = 'uploaded' and p.answer_by <= ${now.getTime()}
    or p.status = 'short' and (p.remedy ->> 'kind' = 'credit' or p.remedy ->> 'answer' is not null))`

/** True when all proofs of a line are closed. @param line its id, in SQL */
export const areProofsClosed = (now: Date, line: SQLWrapper) =>
  sql`exists (select 1 from proofs p where p.line_id = ${line} group by p.line_id
    having count(*) filter (where ${isClosed(now)}) >= max(p.slots))`

/**
 * State of a line today: a confirmed line is live from its first day to its last, and settled once its proofs are
 * closed.
 */
export const lineToday = (now: Date) => {
  const today = civilDate(now)
  return sql<CampaignLine['status']>`case
    when ${campaignLines.status} in ('confirmed', 'live', 'ended') and ${campaignLines.ends} < ${today}
      then case when ${areProofsClosed(now, campaignLines.id)} then 'settled' else 'ended' end
    when ${campaignLines.status} = 'confirmed' and ${campaignLines.starts} <= ${today} then 'live'
    else ${campaignLines.status} end`
}

/** Lines as they are today, for the caller to narrow and sort. */
export const selectLines = ({ db, now }: ReadContext) =>
  db
    .select({
      id: campaignLines.id,
      ref: campaignLines.ref,
      campaignId: campaignLines.campaignId,
      resource: campaignLines.resourceId,
      listing: campaignLines.listingId,
      ownerId: campaignLines.ownerId,
      snapshot: campaignLines.snapshot,
      starts: campaignLines.starts,
      ends: campaignLines.ends,
      days: campaignLines.days,
      quantity: campaignLines.quantity,
      insertions: campaignLines.insertions,
      unit: campaignLines.unit,
      rate: campaignLines.rate,
      media: campaignLines.media,
      setup: campaignLines.setup,
      sac: campaignLines.sac,
      gstBp: campaignLines.gstBp,
      placeState: campaignLines.placeState,
      supplierState: campaignLines.supplierState,
      cgst: campaignLines.cgst,
      sgst: campaignLines.sgst,
      igst: campaignLines.igst,
      total: campaignLines.total,
      refund: campaignLines.refund,
      status: lineToday(now).as('line_today'),
      answerBy: campaignLines.answerBy,
      offer: campaignLines.offer,
      reason: campaignLines.reason,
      version: campaignLines.version,
    })
    .from(campaignLines) satisfies PromiseLike<CampaignLine[]>

/** Lines that were sent to their owner. Lines that wait for staff, or expired while they waited, were not. */
export const isVisibleToOwner = sql`(${campaignLines.status} not in ('draft', 'held', 'removed', 'expired') or ${campaignLines.status} = 'expired'
  and exists (select 1 from campaigns c where c.id = ${campaignLines.campaignId} and c.status not in ('draft', 'pending', 'rejected')))`

/** Campaigns with lines of an owner that a user belongs to. */
export const campaignsOfOwner = (owner: string, user: Pick<CurrentUser, 'id'>): SQL =>
  sql`(select l.campaign_id from campaign_lines l where l.owner_id = ${owner} and l.owner_id in ${ownersOf(user)})`

/** True while lines have the versions that were read. */
export const areLinesAsRead = (lines: readonly Pick<CampaignLine, 'id' | 'version'>[]): SQL =>
  sql`${lines.length} = (select count(*) from json_each(${JSON.stringify(lines.map(({ id, version }) => [id, version]))}) s
    join campaign_lines l on l.id = s.value ->> 0 and l.version = s.value ->> 1)`

/** The columns of a campaign, without its lines. */
export const campaignColumns = (today: CivilDate) => ({
  id: campaigns.id,
  ref: campaigns.ref,
  name: campaigns.name,
  objective: campaigns.objective,
  budget: campaigns.budget,
  reach: campaigns.reach,
  createdAt: campaigns.createdAt,
  submittedAt: campaigns.submittedAt,
  starts: campaigns.starts,
  ends: campaigns.ends,
  status: stateToday(today).as('state_today'),
  version: campaigns.version,
  reason: campaigns.reason,
  total: sql<number>`(select coalesce(sum(l.total - l.refund), 0) from campaign_lines l
    where l.campaign_id = campaigns.id and (l.status = 'cancelled' or ${isCounted}))`.as('lines_total'),
})

/**
 * True for campaigns that match a full-text query.
 * @param newest limit: only that many, the newest
 */
export const campaignsMatching = (match: string, newest?: number): SQL =>
  sql`${campaigns}.rowid in ${rowsMatching(sql.raw('campaigns_fts'), match, newest)}`

/** Condition for a campaign of this user that is not deleted. Campaigns of others are not found. */
export const ownedBy = (user: Pick<CurrentUser, 'id'>, id: string): SQL | undefined =>
  and(eq(campaigns.id, id), eq(campaigns.userId, user.id), ne(campaigns.status, 'deleted'))

/** A campaign of any advertiser; null once the account is deleted. */
export interface AnyCampaign extends Campaign {
  userId: string | null
}

/** The statements that read a campaign by a condition, with its lines, for `campaignOf`. */
export const selectCampaign = ({ db, now }: ReadContext, where: SQL | undefined, id: string) =>
  [
    db
      .select({ ...campaignColumns(civilDate(now)), userId: campaigns.userId })
      .from(campaigns)
      .where(where),
    selectLines({ db, now })
      .where(and(eq(campaignLines.campaignId, id), ne(campaignLines.status, 'removed')))
      // As they were added: several may come in one millisecond.
      .orderBy(sql`campaign_lines.rowid`),
  ] as const

/** A campaign that was read. @throws DomainError not_found */
function campaignOf([campaign]: Omit<AnyCampaign, 'lines'>[], lines: CampaignLine[]): AnyCampaign {
  if (!campaign) throw new DomainError('not_found', 'Campaign not found')
  return { ...campaign, lines }
}

/** `campaignOf` for the advertiser, without the user id. @throws DomainError not_found */
export function ownCampaignOf(found: Omit<AnyCampaign, 'lines'>[], lines: CampaignLine[]): Campaign {
  const { userId: _, ...campaign } = campaignOf(found, lines)
  return campaign
}

/** One campaign of the signed-in advertiser. @throws DomainError not_found, also for a campaign of another user */
export const getCampaign = async (ctx: ReadContext, user: Pick<CurrentUser, 'id'>, id: string): Promise<Campaign> =>
  ownCampaignOf(...(await ctx.db.batch(selectCampaign(ctx, ownedBy(user, id), id))))

/** One campaign of any advertiser, for staff. @throws DomainError not_found */
export const getAnyCampaign = async (ctx: ReadContext, id: string): Promise<AnyCampaign> =>
  campaignOf(...(await ctx.db.batch(selectCampaign(ctx, eq(campaigns.id, id), id))))

/** A line of a campaign that was read. @throws DomainError not_found */
export function lineOf({ lines }: Campaign, id: string): CampaignLine {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new DomainError('not_found', 'Line in the campaign not found')
  return line
}
