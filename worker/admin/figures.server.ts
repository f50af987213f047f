import { and, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { approvals, campaignLines, campaigns } from '../campaigns/campaigns.table.ts'
import { stateToday } from '../campaigns/select-campaigns.server.ts'
import type { ServiceContext } from '../context.ts'
import { mediaSpec } from '../domain/catalogue/registry/media.ts'
import { CHANNELS, type Channel } from '../domain/catalogue/registry/spec.ts'
import { addDays, type CivilDate, civilDate } from '../domain/dates.ts'
import type { AuditAction } from '../domain/identity/audit.ts'
import type { Paise } from '../domain/money.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { auditLog } from '../identity/audit.table.ts'
import { users } from '../identity/identity.table.ts'
import { ownerMembers } from '../owners/owners.table.ts'
import { payments } from '../papers/papers.table.ts'
import { proofs } from '../proofs/proofs.table.ts'

/** A figure and what it was a period ago. */
interface Compared {
  now: number
  before: number
}

/** What the back office says of the business, counted now. A period is the last 30 days in India, today included. */
export interface Figures {
  /** Paise; received less paid back. */
  revenue: Compared
  activeUsers: Compared
  activeCampaigns: Compared
  /** What waits for staff, by type. */
  pending: { campaign: number; mediaOwner: number; content: number }
  /** Paise; of campaigns that were approved. */
  meanBudget: Paise
  /** Campaigns that are over, and those of them of which no line was stopped or found short. */
  completed: { all: number; delivered: number }
  /** Clients of the last year, and those of them with more than one campaign. */
  clients: { all: number; returned: number }
  /** Paise of the period, by what reports count it to. */
  channels: Record<Channel, Paise>
  /** Paise of each month of the last January to June that is over. */
  months: { month: string; revenue: Paise }[]
  /** The newest first. */
  activity: { action: AuditAction | 'enquiry.sent'; subject: string; at: string }[]
}

const PERIOD_DAYS = 30
const ACTIVITIES = 5

const midnight = (day: CivilDate): number => Date.parse(`${day}T00:00+05:30`)
const APPROVED = sql`${campaigns.status} in ('planned', 'active', 'completed')`

/** The first day of the last January to June that is over. */
function halfYear(today: CivilDate): { first: CivilDate; after: CivilDate } {
  const year = Number(today.slice(0, 4)) - (today.slice(5) >= '07-01' ? 0 : 1)
  return { first: `${year}-01-01`, after: `${year}-07-01` }
}

const inIndia = sql`strftime('%Y-%m', ${payments.at} / 1000 + 19800, 'unixepoch')`

export async function getFigures({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Figures> {
  const today = civilDate(now)
  const since = addDays(today, 1 - PERIOD_DAYS)
  const [start, previous] = [midnight(since), midnight(addDays(since, -PERIOD_DAYS))]
  const before = addDays(today, -PERIOD_DAYS)
  const half = halfYear(today)
  const received = (from: number, until: number) =>
    sql<number>`coalesce(sum(${payments.amount}) filter (where ${payments.at} >= ${from} and ${payments.at} < ${until}), 0)`
  const inState = (day: CivilDate) =>
    db
      .select({ count: count() })
      .from(campaigns)
      .where(eq(stateToday(day), 'active'))
  const isShort = sql`exists (select 1 from ${campaignLines} l left join ${proofs} p on p.line_id = l.id
    where l.campaign_id = ${campaigns.id} and (l.status = 'stopped' or p.status = 'short'))`

  const [
    [revenue],
    [people],
    [active],
    [activeBefore],
    waiting,
    [claims],
    [budgets],
    [over],
    [clients],
    byCategory,
    months,
    acts,
    asked,
  ] = await db.batch([
    db
      .select({
        now: received(start, now.getTime() + 1).as('received_now'),
        before: received(previous, start).as('received_before'),
      })
      .from(payments),
    db
      .select({
        now: count(),
        before: sql<number>`count(*) filter (where ${users.createdAt} < ${new Date(start).toISOString()})`,
      })
      .from(users)
      .where(eq(users.status, 'active')),
    inState(today),
    inState(before),
    db
      .select({ type: approvals.type, count: count() })
      .from(approvals)
      .where(eq(approvals.status, 'pending'))
      .groupBy(approvals.type),
    db.select({ count: count() }).from(ownerMembers).where(eq(ownerMembers.state, 'requested')),
    db
      .select({ mean: sql<number>`coalesce(round(avg(${campaigns.budget})), 0)` })
      .from(campaigns)
      .where(APPROVED),
    db
      .select({ all: count(), short: sql<number>`count(*) filter (where ${isShort})` })
      .from(campaigns)
      .where(eq(stateToday(today), 'completed')),
    db.select({ all: count(), returned: sql<number>`count(*) filter (where campaigns_of > 1)` }).from(
      sql`(select count(*) as campaigns_of from ${campaigns} where ${and(APPROVED, ne(campaigns.client, ''))}
            group by ${campaigns.client} having max(${campaigns.ends}) >= ${addDays(today, -365)})`,
    ),
    // A payment for lines of several media counts to each by its share of the campaign.
    db
      .select({
        category: sql<string>`l.category`,
        sum: sql<number>`sum(${payments.amount} * l.share)`,
      })
      .from(payments)
      .innerJoin(
        sql`(select campaign_id, snapshot ->> 'category' as category,
              sum(total) * 1.0 / sum(sum(total)) over (partition by campaign_id) as share
            from campaign_lines where status in ('requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled')
            group by campaign_id, category) l`,
        sql`l.campaign_id = ${payments.campaignId}`,
      )
      .where(gte(payments.at, start))
      .groupBy(sql`l.category`),
    db
      .select({ month: sql<string>`${inIndia}`.as('month'), revenue: sql<number>`sum(${payments.amount})` })
      .from(payments)
      .where(and(gte(payments.at, midnight(half.first)), lt(payments.at, midnight(half.after))))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    db
      .select({ action: auditLog.action, subject: sql<string>`${auditLog.subject}`, at: auditLog.at })
      .from(auditLog)
      .where(
        sql`${auditLog.action} in ('campaign.submitted', 'campaign.approved', 'campaign.rejected', 'campaign.cancelled')`,
      )
      .orderBy(desc(auditLog.at))
      .limit(ACTIVITIES),
    db
      .select({ subject: enquiries.reference, at: enquiries.createdAt })
      .from(enquiries)
      .orderBy(desc(enquiries.id))
      .limit(ACTIVITIES),
  ])
  const ofType = (type: (typeof waiting)[number]['type']) => waiting.find((row) => row.type === type)?.count ?? 0
  return {
    revenue: revenue ?? { now: 0, before: 0 },
    activeUsers: people ?? { now: 0, before: 0 },
    activeCampaigns: { now: active?.count ?? 0, before: activeBefore?.count ?? 0 },
    pending: { campaign: ofType('campaign'), mediaOwner: claims?.count ?? 0, content: ofType('content') },
    meanBudget: budgets?.mean ?? 0,
    completed: { all: over?.all ?? 0, delivered: (over?.all ?? 0) - (over?.short ?? 0) },
    clients: clients ?? { all: 0, returned: 0 },
    channels: channelsOf(byCategory),
    months,
    activity: [...acts, ...asked.map((row) => ({ ...row, action: 'enquiry.sent' as const }))]
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, ACTIVITIES),
  }
}

function channelsOf(rows: readonly { category: string; sum: number }[]): Record<Channel, Paise> {
  const sums = Object.fromEntries(CHANNELS.map((channel) => [channel, 0])) as Record<Channel, Paise>
  for (const { category, sum } of rows) sums[mediaSpec({ id: category, name: '' }).channel] += sum
  for (const channel of CHANNELS) sums[channel] = Math.round(sums[channel])
  return sums
}
