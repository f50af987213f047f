import { and, count, eq, gte, lte, sql } from 'drizzle-orm'
import { hasConfirmed } from '../../booking/campaigns/select-campaigns.server.ts'
import { approvals, CONFIRMED, campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import { CHANNELS } from '../../catalogue/rules/registry/spec.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { monthOf } from '../../kernel/sql/statements.server.ts'
import { payments } from '../../money/documents.table.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { countsOf, selectCounts } from '../approvals/pending.server.ts'
import { wholeShares } from '../rules/analytics/growth.ts'
import type { Overview } from '../rules/analytics/overview.ts'
import { chartMonths, midnight, type PeriodQuery, spanOf } from '../rules/analytics/period.ts'
import { listActivity } from './activity.server.ts'
import { listWaitingLongest } from './waiting.server.ts'

/** Money received from an instant until another, ms. */
const received = (from: number, until: number) =>
  sql<number>`coalesce(sum(${payments.amount}) filter (where ${payments.at} >= ${from} and ${payments.at} < ${until}), 0)`

/** A campaign that runs on a day: approved, with a place that its owner has confirmed. The index of states and last days finds them. */
const runsOn = (day: CivilDate) =>
  and(
    sql`${campaigns.status} in ('planned', 'active')`,
    gte(campaigns.ends, day),
    sql`(${campaigns.status} = 'active' or ${campaigns.starts} <= ${day} and ${hasConfirmed})`,
  )

/** Dashboard of a member of staff, counted now. */
export async function getOverview(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  user: CurrentUser,
  { period = '30d' }: PeriodQuery,
): Promise<Overview> {
  const isAdmin = mayStaff(user, 'admin')
  const decides = mayStaff(user, 'approvals')
  const [business, desk, activity, waiting] = await Promise.all([
    isAdmin ? getBusiness(ctx, period) : null,
    decides ? getDesk(ctx, period) : null,
    listActivity(ctx, user),
    listWaitingLongest(ctx, user),
  ])
  return {
    ...{ period, activity },
    waiting: { items: waiting.items, total: waiting.others + (desk?.pending?.count ?? 0) },
    ...(business ?? { revenue: null, months: null, activeUsers: null }),
    ...(desk ?? { activeCampaigns: null, pending: null, activeMedia: null }),
  }
}

/** Money and accounts, for admins. One round trip. */
async function getBusiness(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  period: Overview['period'],
): Promise<Pick<Overview, 'revenue' | 'months' | 'activeUsers'>> {
  const today = civilDate(now)
  const { first, previous } = spanOf(period, today)
  const months = chartMonths(period, today)
  const [start, before, end] = [midnight(first), midnight(previous), now.getTime() + 1]
  const earliest = Math.min(before, midnight(months[0]?.first ?? previous))
  const [[revenue], byMonth, [people]] = await db.batch([
    db
      .select({ now: received(start, end).as('received_now'), before: received(before, start).as('received_before') })
      .from(payments)
      .where(and(gte(payments.at, before), lte(payments.at, now.getTime()))),
    db
      .select({
        month: monthOf(payments.at).as('month'),
        revenue: sql<number>`sum(${payments.amount})`,
      })
      .from(payments)
      .where(and(gte(payments.at, earliest), lte(payments.at, now.getTime())))
      .groupBy(sql`1`),
    db
      .select({
        now: count(),
        before: sql<number>`count(*) filter (where ${users.createdAt} < ${new Date(start).toISOString()})`,
      })
      .from(users)
      .where(eq(users.status, 'active')),
  ])
  const revenueOf = new Map(byMonth.map((row) => [row.month, row.revenue]))
  return {
    revenue: revenue ?? { now: 0, before: 0 },
    activeUsers: people ?? { now: 0, before: 0 },
    months: months.map(({ id, name, first: begin, after }) => ({
      ...{ id, name },
      revenue: revenueOf.get(id) ?? 0,
      // A month of which the period has only the end is not shown as if it were all in it.
      inPeriod: begin >= first || after > today,
    })),
  }
}

/** Campaigns and decisions, for staff with the area of approvals. One round trip. */
async function getDesk(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  period: Overview['period'],
): Promise<Pick<Overview, 'activeCampaigns' | 'pending' | 'activeMedia'>> {
  const today = civilDate(now)
  const { first, previous } = spanOf(period, today)
  const start = midnight(first)
  const [startedAt, previousAt] = [new Date(start).toISOString(), new Date(midnight(previous)).toISOString()]
  const running = (day: CivilDate) => db.select({ count: count() }).from(campaigns).where(runsOn(day))
  const [[active], [activeBefore], waiting, [sent], [listed], [claimed], lines] = await db.batch([
    running(today),
    running(first),
    selectCounts({ db }),
    db
      .select({
        now: sql<number>`count(*) filter (where ${approvals.submittedAt} >= ${start})`.as('sent_now'),
        before: sql<number>`count(*) filter (where ${approvals.submittedAt} < ${start})`.as('sent_before'),
      })
      .from(approvals)
      .where(and(gte(approvals.submittedAt, midnight(previous)), lte(approvals.submittedAt, now.getTime()))),
    db
      .select({
        now: sql<number>`count(*) filter (where ${auditLog.at} >= ${startedAt})`.as('listed_now'),
        before: sql<number>`count(*) filter (where ${auditLog.at} < ${startedAt})`.as('listed_before'),
      })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, 'listing.submitted'),
          gte(auditLog.at, previousAt),
          lte(auditLog.at, now.toISOString()),
        ),
      ),
    db
      .select({
        now: sql<number>`count(*) filter (where ${ownerMembers.createdAt} >= ${startedAt})`.as('claimed_now'),
        before: sql<number>`count(*) filter (where ${ownerMembers.createdAt} < ${startedAt})`.as('claimed_before'),
      })
      .from(ownerMembers)
      .where(
        and(
          eq(ownerMembers.invited, false),
          // Staff add members without a claim.
          sql`${ownerMembers.decidedAt} is not ${ownerMembers.createdAt}`,
          gte(ownerMembers.createdAt, previousAt),
          lte(ownerMembers.createdAt, now.toISOString()),
        ),
      ),
    db
      .select({
        category: sql<string>`l.category`.as('category'),
        share: sql<number>`sum(l.share)`.as('share'),
      })
      // The lines first: then SQLite takes them from their index alone, and parses no snapshot.
      .from(
        sql`(with line as materialized (
              select ${campaignLines.campaignId}, ${campaignLines.snapshot} ->> 'category' as category, ${campaignLines.total}
              from ${campaigns} join ${campaignLines} on ${campaignLines.campaignId} = ${campaigns.id}
              where ${runsOn(today)} and ${campaignLines}.${CONFIRMED})
            select category, total * 1.0 / sum(total) over (partition by campaign_id) as share from line) l`,
      )
      .groupBy(sql`l.category`),
  ])
  const { campaigns: campaign, owners: mediaOwner, content } = countsOf(waiting)
  return {
    activeCampaigns: { now: active?.count ?? 0, before: activeBefore?.count ?? 0 },
    pending: {
      ...{ campaign, mediaOwner, content },
      count: campaign + content + mediaOwner,
      sent: {
        now: (sent?.now ?? 0) + (claimed?.now ?? 0) + (listed?.now ?? 0),
        before: (sent?.before ?? 0) + (claimed?.before ?? 0) + (listed?.before ?? 0),
      },
    },
    activeMedia: channelShares(lines),
  }
}

/** Shares of the channels in percent. */
function channelShares(rows: readonly { category: string; share: number }[]): { name: string; percent: number }[] {
  const sums = new Map(rows.map(({ category, share }) => [category, share]))
  const byChannel = CHANNELS.map((channel) =>
    [...sums].reduce(
      (sum, [category, share]) => (mediaSpec({ id: category, name: '' }).channel === channel ? sum + share : sum),
      0,
    ),
  )
  return wholeShares(byChannel).map((percent, at) => ({ name: CHANNELS[at] ?? '', percent }))
}
