import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { campaignsOfOwner } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { isBooked, payableByOwner } from '../../booking/lines/milestones.server.ts'
import { milestones } from '../../booking/milestones.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { byDue, OWED_PAGE, type OwedList, type OwedQuery, type OwedRow, owedRows } from '../rules/documents/owed.ts'
import { listCampaignMoney } from './campaign-money.server.ts'
import { readOwnersMoney } from './owners-money.server.ts'

/** Scope of dues: all, those of an owner where the user is a member, or those of the user as an advertiser. */
export type OwedScope =
  | { kind: 'staff' }
  | { kind: 'owner'; user: CurrentUser; owner: string }
  | { kind: 'advertiser'; user: CurrentUser }

export interface Owed {
  list: OwedList
  rows: OwedRow[]
  /** Campaigns in each list; a campaign may be in several. */
  counts: Record<OwedList, number>
  page: number
  pages: number
}

const inScope = (scope: OwedScope): SQL => {
  if (scope.kind === 'staff') return sql`true`
  if (scope.kind === 'advertiser') return sql`${campaigns.userId} = ${scope.user.id}`
  return sql`${campaigns.id} in ${campaignsOfOwner(scope.owner, scope.user)}`
}

/** True for a row whose `owner_id` is in scope. */
const ofOwner = (scope: OwedScope, column: SQLWrapper): SQL =>
  scope.kind === 'owner' ? sql`${column} = ${scope.owner}` : sql`${column} is not null`

const APPROVED = sql`${campaigns.status} in ('planned', 'active', 'completed', 'cancelled')`

/** Lines under the name that `isBooked` has for them. */
const l = alias(campaignLines, 'l')
const earlier = alias(milestones, 'earlier')

/**
 * Campaigns `id` in which an owner has to refund something. Only campaigns with a cancelled or undelivered line are
 * computed.
 */
const refundsIn = (scope: OwedScope): SQL => sql`(
  select ${campaigns.id} as id, ${campaigns.ends} as day from ${campaigns} where ${APPROVED} and ${inScope(scope)}
    and ${campaigns.id} in (select ${l.campaignId} from ${campaignLines} ${l} where ${l.refund} > 0)
    and exists (select 1 from (select p.owner_id, sum(p.amount + p.tds) as received, sum(p.amount) as money from payments p
        where p.campaign_id = ${campaigns.id} and ${ofOwner(scope, sql`p.owner_id`)} group by p.owner_id) r
      left join ${payableByOwner(sql`${campaigns.id}`, 'booked')} o on o.owner_id = r.owner_id
      where r.money > 0 and r.received > coalesce(o.payable, 0)))`

/**
 * Campaigns `id` with the earliest `day` of their open amounts. Reads campaigns with an unpaid milestone first, then
 * their owners. Rounding moves less than two rupees between owners, so a smaller rest of an earlier milestone is
 * ignored.
 */
const openIn = (list: 'overdue' | 'due', scope: OwedScope, today: CivilDate): SQL => sql`(
  with unpaid as materialized (
    select distinct ${campaigns.id} as id from ${milestones} join ${campaigns} on ${campaigns.id} = ${milestones.campaignId}
    where ${milestones.paidAt} is null and ${milestones.amount} > 0 and ${APPROVED} and ${inScope(scope)}),
  standing as materialized (
    select ${l.campaignId} as id, ${l.ownerId} as owner_id, min(${l.starts}) as starts,
      coalesce((select sum(p.amount + p.tds) from payments p
        where p.campaign_id = ${l.campaignId} and p.owner_id = ${l.ownerId}), 0) as received,
      coalesce((select x.payable from ${payableByOwner(sql`unpaid.id`, 'booked')} x where x.owner_id = ${l.ownerId}), 0) as payable,
      (select max(d.body ->> '$.due') from documents d
        where d.campaign_id = ${l.campaignId} and d.owner_id = ${l.ownerId} and d.kind = 'invoice') as invoice_due
    from unpaid join ${campaignLines} ${l} on ${l.campaignId} = unpaid.id
    where ${isBooked} and ${l.total} > ${l.refund} and ${ofOwner(scope, l.ownerId)}
    group by ${l.campaignId}, ${l.ownerId}),
  open as (
    select o.id, case ${milestones.kind} when 'advance' then date(o.starts, '-1 day') when 'progress' then o.starts else o.invoice_due end as day
    from standing o join ${milestones} on ${milestones.campaignId} = o.id
    where ${milestones.percent} > 0 and o.received + case ${milestones.kind} when 'final' then 1 else 200 end
      <= o.payable * (select sum(${earlier.percent}) from ${milestones} ${earlier}
        where ${earlier.campaignId} = o.id and ${earlier.n} <= ${milestones.n}) / 100)
  select id, min(day) as day from open
  where ${list === 'overdue' ? sql`day < ${today}` : sql`(day is null or day >= ${today})`} group by id)`

const campaignsIn = (list: OwedList, scope: OwedScope, today: CivilDate): SQL =>
  list === 'refunds' ? refundsIn(scope) : openIn(list, scope, today)

/**
 * One page of dues or refunds: campaign by campaign, the longest overdue first, each with its rows by owner and
 * milestone.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listOwed(ctx: ReadContext, scope: OwedScope, query: OwedQuery): Promise<Owed> {
  const { db, now } = ctx
  const today = civilDate(now)
  const list = query.list ?? 'overdue'
  const count = (of: OwedList) => sql<number>`(select count(*) from ${campaignsIn(of, scope, today)})`
  const [[counted], found] = await db.batch([
    db
      .select({
        overdue: count('overdue').as('overdue_'),
        due: count('due').as('due_'),
        refunds: count('refunds').as('refunds_'),
      })
      .from(sql`(select 1)`),
    db.select({ id: sql<string>`id`.as('id') }).from(
      sql`(select id from ${campaignsIn(list, scope, today)} order by day is null, day, id
          limit ${OWED_PAGE} offset ${(query.page - 1) * OWED_PAGE})`,
    ),
  ])
  const counts = counted ?? { overdue: 0, due: 0, refunds: 0 }
  const pages = pageCount(counts[list], { page: query.page, size: OWED_PAGE })
  const ids = idsOf(found.map(({ id }) => id))
  const [all, clients] = await Promise.all([
    listCampaignMoney(ctx, inArray(campaigns.id, ids)),
    db.select({ id: campaigns.id, client: campaigns.client }).from(campaigns).where(inArray(campaigns.id, ids)),
  ])
  const clientOf = new Map(clients.map(({ id, client }) => [id, client]))
  const rows = (await readOwnersMoney(ctx, all)).flatMap(({ money: { campaign }, owners }) =>
    owners
      .filter(({ owner }) => scope.kind !== 'owner' || owner === scope.owner)
      .flatMap((owner) => owedRows(list, owner, { campaign, client: clientOf.get(campaign.id) ?? '', today })),
  )
  return { list, rows: rows.toSorted(byDue), counts, page: query.page, pages }
}
