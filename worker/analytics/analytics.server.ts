import { and, count, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { campaigns } from '../campaigns/campaigns.table.ts'
import { stateToday } from '../campaigns/select-campaigns.server.ts'
import { categories, owners } from '../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../context.ts'
import { wholeShares } from '../domain/analytics/growth.ts'
import { midnight, spanOf, trendMonths } from '../domain/analytics/period.ts'
import type { AnalyticsQuery, AnalyticsReport, RevenuePart, RevenueParts } from '../domain/analytics/report.ts'
import { mediaSpec } from '../domain/catalogue/registry/media.ts'
import { CHANNELS } from '../domain/catalogue/registry/spec.ts'
import { addDays, addMonths, civilDate } from '../domain/dates.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { isPayable } from '../papers/milestones.server.ts'
import { plans } from '../planner/planner.table.ts'

// Money is what staff have recorded as received, less what was paid back. A payment for lines of several media, cities or owners counts
// to each by its share of the campaign. Lines of a payment are found by their campaign, so a period reads its own payments alone.

type Reading = Pick<ServiceContext, 'db' | 'now'>

/** Rows of each table before the others are summed up. */
const LISTED = 50

/** Lines of campaigns, with the share that each has of its campaign. @param paid ids of campaigns */
const shares = (paid: SQL) => sql`(
  select l.campaign_id, l.owner_id, l.snapshot ->> 'owner' as owner_name, l.snapshot ->> 'category' as category,
    coalesce(li.city, 'Not listed any more') as city,
    l.total * 1.0 / nullif(sum(l.total) over (partition by l.campaign_id), 0) as share
  from campaign_lines l left join listings li on li.id = l.listing_id
  where ${isPayable} and l.campaign_id in ${paid})`

/** What the report is narrowed to, of a line `s` and its campaign `c`. */
function narrowed({ category, city, owner, client }: AnalyticsQuery): SQL {
  const conditions = [
    ...(category ? [sql`s.category = ${category}`] : []),
    ...(city ? [sql`s.city = ${city}`] : []),
    ...(owner ? [sql`s.owner_id = ${owner}`] : []),
    ...(client ? [sql`c.client = ${client}`] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Payments between two instants, ms, each with its lines: `p`, `s` and `c`. */
const revenueRows = (query: AnalyticsQuery, from: number, until: number) => sql`
  payments p join ${shares(sql`(select campaign_id from payments where at >= ${from} and at < ${until})`)} s
    on s.campaign_id = p.campaign_id
  join campaigns c on c.id = p.campaign_id
  where p.at >= ${from} and p.at < ${until} and ${narrowed(query)}`

const partColumns = {
  id: sql<string>`id`.as('id'),
  name: sql<string>`name`.as('name'),
  revenue: sql<number>`revenue`.as('revenue'),
}

/** Campaigns of the report: all that were approved, or those with a line that it is narrowed to. */
const isMeant = (query: AnalyticsQuery): SQL => {
  const { category, city, owner, client } = query
  if (!category && !city && !owner) return client ? sql`${campaigns.client} = ${client}` : sql`true`
  return sql`exists (select 1 from (select l.owner_id, l.snapshot ->> 'category' as category, li.city from campaign_lines l
      left join listings li on li.id = l.listing_id where l.campaign_id = campaigns.id and ${isPayable}) s, campaigns c
    where c.id = campaigns.id and ${narrowed(query)})`
}

const APPROVED = sql`${campaigns.status} in ('planned', 'active', 'completed')`

const isShort = sql`exists (select 1 from campaign_lines l left join proofs p on p.line_id = l.id
  where l.campaign_id = ${campaigns.id} and (l.status = 'stopped' or p.status = 'short'))`

/** The analytics of the back office. Two round trips. */
export async function getAnalytics({ db, now }: Reading, query: AnalyticsQuery): Promise<AnalyticsReport> {
  const { period = '30d' } = query
  const today = civilDate(now)
  const { first } = spanOf(period, today)
  const [start, end] = [midnight(first), now.getTime() + 1]
  const months = trendMonths(period, today)
  const trendFrom = midnight(addMonths(months[0]?.first ?? first, -12))
  const trendEnd = Math.min(midnight(months.at(-1)?.after ?? today), end)
  const inPeriod = (at: SQL) => sql`${at} >= ${start} and ${at} < ${end}`
  const startedAt = new Date(start).toISOString()

  const by = (id: SQL, name: SQL) =>
    db
      .select(partColumns)
      .from(
        sql`(select ${id} as id, max(${name}) as name, sum(p.amount * s.share) as revenue
          from ${revenueRows(query, start, end)} group by 1) parts`,
      )
      .orderBy(sql`revenue desc, id`)

  const [byMonth, media, cities, sellers, buyers, [values], [over], [clients], [asked], [kept], [sent], [ordered]] =
    await db.batch([
      db.select({ month: sql<string>`month`.as('month'), revenue: sql<number>`revenue`.as('revenue') }).from(
        sql`(select strftime('%Y-%m', p.at / 1000 + 19800, 'unixepoch') as month, sum(p.amount * s.share) as revenue
          from ${revenueRows(query, trendFrom, trendEnd)} group by 1) months`,
      ),
      by(sql`s.category`, sql`s.category`),
      by(sql`s.city`, sql`s.city`),
      by(sql`s.owner_id`, sql`s.owner_name`),
      by(sql`c.client`, sql`c.client`),
      db
        .select({ mean: sql<number>`coalesce(round(avg(${campaigns.budget})), 0)`, count: count() })
        .from(campaigns)
        .where(and(APPROVED, isMeant(query))),
      db
        .select({ all: count(), short: sql<number>`count(*) filter (where ${isShort})` })
        .from(campaigns)
        .where(and(sql`${stateToday(today)} = 'completed'`, isMeant(query))),
      db.select({ all: count(), returned: sql<number>`count(*) filter (where campaigns_of > 1)` }).from(
        sql`(select count(*) as campaigns_of from ${campaigns} where ${and(APPROVED, ne(campaigns.client, ''), isMeant(query))}
          group by ${campaigns.client} having max(${campaigns.ends}) >= ${addDays(today, -365)})`,
      ),
      db
        .select({ all: count(), planned: sql<number>`count(${enquiries.plan})` })
        .from(enquiries)
        .where(gte(enquiries.createdAt, startedAt)),
      db.select({ count: count() }).from(plans).where(gte(plans.createdAt, startedAt)),
      db
        .select({ count: count() })
        .from(campaigns)
        .where(inPeriod(sql`${campaigns.submittedAt}`)),
      db
        .select({ count: count() })
        .from(campaigns)
        .where(
          sql`${inPeriod(sql`${campaigns.submittedAt}`)} and exists (select 1 from campaign_lines l where l.campaign_id = ${campaigns.id}
          and l.status in ('confirmed', 'live', 'ended', 'stopped', 'settled'))`,
        ),
    ])
  const names = new Map(
    (await db.select({ id: categories.id, name: categories.name }).from(categories)).map((row) => [row.id, row.name]),
  )
  const monthly = new Map(byMonth.map(({ month, revenue }) => [month, Math.round(revenue)]))
  const named = media.map((part) => ({ ...part, name: names.get(part.id) ?? part.name }))
  const revenue = Math.round(media.reduce((sum, part) => sum + part.revenue, 0))
  const byChannel = CHANNELS.map((name) =>
    media.reduce((sum, part) => (mediaSpec({ id: part.id, name: '' }).channel === name ? sum + part.revenue : sum), 0),
  )
  const percents = wholeShares(byChannel)
  const { category, city, owner, client } = query
  return {
    period,
    ...{ from: first, to: today, revenue },
    filters: {
      ...(category && { category: names.get(category) ?? category }),
      ...(city && { city }),
      ...(owner && { owner: (await ownerName(db, owner)) ?? owner }),
      ...(client && { client }),
    },
    trend: months.map(({ id, name, first: day }) => ({
      ...{ id, name },
      revenue: monthly.get(id) ?? 0,
      yearBefore: monthly.get(addMonths(day, -12).slice(0, 7)) ?? 0,
    })),
    channels: CHANNELS.map((name, at) => ({
      name,
      revenue: Math.round(byChannel[at] ?? 0),
      percent: percents[at] ?? 0,
    })),
    performance: {
      ...{ meanValue: values?.mean ?? 0, approved: values?.count ?? 0 },
      ...{ completed: over?.all ?? 0, delivered: (over?.all ?? 0) - (over?.short ?? 0) },
      ...{ clients: clients?.all ?? 0, returned: clients?.returned ?? 0 },
    },
    media: partsOf(named),
    cities: partsOf(cities),
    owners: partsOf(sellers),
    clients: partsOf(buyers),
    funnel: {
      enquiries: asked?.all ?? 0,
      plans: (asked?.planned ?? 0) + (kept?.count ?? 0),
      campaigns: sent?.count ?? 0,
      booked: ordered?.count ?? 0,
    },
  }
}

async function ownerName(db: Reading['db'], id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: owners.name }).from(owners).where(sql`${owners.id} = ${id}`)
  return row?.name
}

function partsOf(rows: readonly RevenuePart[]): RevenueParts {
  const parts = rows.map((row) => ({ ...row, revenue: Math.round(row.revenue) }))
  const others = parts.slice(LISTED)
  return {
    parts: parts.slice(0, LISTED),
    others: { count: others.length, revenue: others.reduce((sum, { revenue }) => sum + revenue, 0) },
  }
}

/** What the filters offer: the cities, owners and advertisers of the last year with revenue, by name. */
export interface AnalyticsChoices {
  categories: { id: string; name: string }[]
  cities: string[]
  owners: { id: string; name: string }[]
  clients: string[]
}

/** Choices of each filter; the largest of them where there are very many. */
const CHOICES = 300

/** One round trip. */
export async function getAnalyticsChoices({ db, now }: Reading): Promise<AnalyticsChoices> {
  const year = midnight(addMonths(civilDate(now), -12))
  const paid = sql`(select campaign_id from payments where at >= ${year} and at < ${now.getTime() + 1})`
  const choices = (id: string, name: string) =>
    db
      .select({ id: partColumns.id, name: partColumns.name })
      .from(
        sql`(select ${sql.raw(id)} as id, max(${sql.raw(name)}) as name, count(*) as lines
          from ${shares(paid)} s group by 1 order by lines desc limit ${CHOICES}) c`,
      )
      .orderBy(sql`name collate nocase`)
  const [media, cities, sellers, buyers] = await db.batch([
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(categories.position),
    choices('city', 'city'),
    choices('owner_id', 'owner_name'),
    db
      .select({ name: campaigns.client, lines: count() })
      .from(campaigns)
      .where(
        and(ne(campaigns.client, ''), lt(campaigns.submittedAt, now.getTime() + 1), gte(campaigns.submittedAt, year)),
      )
      .groupBy(campaigns.client)
      .orderBy(sql`${campaigns.client} collate nocase`)
      .limit(CHOICES),
  ])
  return {
    categories: media,
    cities: cities.map(({ name }) => name),
    owners: sellers,
    clients: buyers.map(({ name }) => name),
  }
}
