import { type AnyColumn, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { campaignsMatching, stateToday } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns, LISTED } from '../../booking/campaigns.table.ts'
import {
  CAMPAIGNS_PAGE,
  type CampaignQuery,
  type CampaignSort,
  type CampaignsPage,
  type ListedCampaign,
} from '../../booking/rules/campaigns/staff-campaigns.ts'
import type { ListedState } from '../../booking/rules/campaigns/staff-move.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { matchOf } from '../../kernel/rules/text/match.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'

/** The index of each order, and its columns: all of them descending. */
const ORDERS = {
  newest: { index: 'campaigns_by_newest', by: campaigns.createdAt },
  start: { index: 'campaigns_by_start', by: campaigns.starts },
  budget: { index: 'campaigns_by_budget', by: campaigns.budget },
} as const satisfies Record<CampaignSort, { index: string; by: AnyColumn }>

const isOver = (today: CivilDate) => sql`(${campaigns.status} = 'completed' or ${campaigns.ends} < ${today})`

/** Campaigns that run or will run: few, compared with those that are over. */
const isOpen = (today: CivilDate) => sql`${campaigns.status} in ('planned', 'active') and ${campaigns.ends} >= ${today}`

const found = (q: string | undefined): SQL => (q === undefined ? sql`true` : campaignsMatching(matchOf(q)))

/** Campaigns by an index, or by full-text search. */
const through = (index: string, q: string | undefined): SQL =>
  q === undefined ? sql`${campaigns} indexed by ${sql.identifier(index)}` : sql`${campaigns}`

/**
 * Ids of one page. Without a search it walks the index of the order, which has the stored state and the last day; a
 * search sorts its results.
 */
function pageIds(today: CivilDate, { status, q, sort = 'newest', page }: CampaignQuery): SQL {
  const { index, by } = ORDERS[sort]
  const isOpenState = status === 'planned' || status === 'active'
  const inState = isOpenState
    ? sql`${campaigns}.${LISTED} and ${isOpen(today)} and ${stateToday(today)} = ${status}`
    : sql`${campaigns}.${LISTED} and ${status === 'completed' ? isOver(today) : sql`true`}`
  return sql`(select ${campaigns.id} from ${through(index, q)} where ${inState} and ${found(q)}
    order by ${by} desc, ${campaigns.id} desc limit ${CAMPAIGNS_PAGE} offset ${(page - 1) * CAMPAIGNS_PAGE})`
}

/** Numbers of campaigns in each state. Those that are over are counted in the index alone. */
function countStates({ db }: Pick<ServiceContext, 'db'>, today: CivilDate, q: string | undefined) {
  const counted = (which: SQL) =>
    sql<number>`(select count(*) from ${through('campaigns_by_status', q)} where ${which} and ${found(q)})`
  const isPast = sql`${campaigns.status} in ('planned', 'active') and ${campaigns.ends} < ${today}`
  return db
    .select({
      completed: sql<number>`${counted(sql`${campaigns.status} = 'completed'`)} + ${counted(isPast)}`.as('completed'),
      open: counted(isOpen(today)).as('open'),
      active: counted(sql`${isOpen(today)} and ${stateToday(today)} = 'active'`).as('active'),
    })
    .from(sql`(select 1)`)
}

/**
 * One page of approved campaigns, with the facts on their cards.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listStaffCampaigns(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  query: CampaignQuery,
): Promise<CampaignsPage> {
  const { db, now } = ctx
  const today = civilDate(now)
  const { by } = ORDERS[query.sort ?? 'newest']
  const [[counted], rows] = await db.batch([
    countStates(ctx, today, query.q),
    db
      .select({
        id: campaigns.id,
        ref: campaigns.ref,
        name: campaigns.name,
        client: campaigns.client,
        status: stateToday(today).as('state_today'),
        budget: campaigns.budget,
        reach: campaigns.reach,
        starts: campaigns.starts,
        ends: campaigns.ends,
      })
      .from(campaigns)
      .where(inArray(campaigns.id, pageIds(today, query)))
      .orderBy(sql`${by} desc`, sql`${campaigns.id} desc`),
  ])
  const counts: Record<ListedState, number> = {
    planned: (counted?.open ?? 0) - (counted?.active ?? 0),
    active: counted?.active ?? 0,
    completed: counted?.completed ?? 0,
  }
  const total = query.status ? counts[query.status] : counts.planned + counts.active + counts.completed
  const pages = pageCount(total, { page: query.page, size: CAMPAIGNS_PAGE })
  return { campaigns: await withLines(ctx, rows), total, page: query.page, pages, counts }
}

/** Adds the media of their lines, and the first of them for the picture. */
async function withLines(
  { db }: Pick<ServiceContext, 'db'>,
  rows: readonly Omit<ListedCampaign, 'media' | 'first'>[],
): Promise<ListedCampaign[]> {
  const lines = await db
    .select({
      campaignId: campaignLines.campaignId,
      resource: campaignLines.resourceId,
      snapshot: campaignLines.snapshot,
      placeState: campaignLines.placeState,
    })
    .from(campaignLines)
    .where(
      sql`${inArray(campaignLines.campaignId, idsOf(rows.map(({ id }) => id)))} and ${ne(campaignLines.status, 'removed')}`,
    )
    .orderBy(sql`${campaignLines}.rowid`)
  return rows.map((row) => {
    const own = lines.filter(({ campaignId }) => campaignId === row.id)
    const [first = null] = own
    return {
      ...row,
      media: [...new Set(own.map(({ snapshot }) => snapshot.category))],
      first: first && { resource: first.resource, snapshot: first.snapshot, placeState: first.placeState },
    }
  })
}
