import { and, count, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { isPayable } from '../../booking/lines/milestones.server.ts'
import { isShown } from '../../booking/proofs/proven.server.ts'
import { proofs } from '../../booking/proofs.table.ts'
import { categories, listings } from '../../catalogue/catalogue.table.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import { CHANNELS } from '../../catalogue/rules/registry/spec.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { addDays, addMonths, type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { idsOf, monthOf } from '../../kernel/sql/statements.server.ts'
import { payments } from '../../money/documents.table.ts'
import { owners } from '../../organisations/owners.table.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import { plans } from '../../planner/planner.table.ts'
import { wholeShares } from '../rules/analytics/growth.ts'
import { midnight, spanOf, trendMonths } from '../rules/analytics/period.ts'
import type { AnalyticsQuery, AnalyticsReport, RevenuePart, RevenueParts } from '../rules/analytics/report.ts'

// Revenue is the sum of payments recorded by staff, less refunds. A payment for lines of several media or cities counts
// to each by its share of the lines of its owner. Lines of a payment are found by their campaign, so a period reads its
// own payments alone.

/** Rows of each table before the others are summed up. */
const LISTED = 50

/** Lines under the name that `isPayable` has for them. */
const l = alias(campaignLines, 'l')

/**
 * Lines of campaigns with the present city of their listing, and the share of each line in the total of its owner. The
 * lines are read first, in a subquery of their own, so that SQLite uses `campaign_lines_of_campaign` alone and parses
 * no snapshot.
 * @param paid ids of campaigns
 */
const shares = (paid: SQL) => sql`(
  with l as materialized (
    select ${l.campaignId}, ${l.ownerId}, ${l.listingId}, ${l.snapshot} ->> 'category' as category, ${l.total}
    from ${campaignLines} ${l} where ${isPayable} and ${l.campaignId} in ${paid})
  select ${l.campaignId}, ${l.ownerId}, l.category, coalesce(${listings.city}, 'Not listed any more') as city,
    ${l.total} * 1.0 / nullif(sum(${l.total}) over (partition by ${l.campaignId}, ${l.ownerId}), 0) as share
  from l left join ${listings} on ${listings.id} = ${l.listingId})`

/** The filter of the report, of a line `s` and its campaign. */
function narrowed({ category, city, owner, client }: AnalyticsQuery): SQL {
  const conditions = [
    ...(category ? [sql`s.category = ${category}`] : []),
    ...(city ? [sql`s.city = ${city}`] : []),
    ...(owner ? [sql`s.owner_id = ${owner}`] : []),
    ...(client ? [sql`${campaigns.client} = ${client}`] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Share of a payment for a line `s`. */
const PART = sql`${payments.amount} * s.share`

const paidIn = (from: number, until: number) => sql`${payments.at} >= ${from} and ${payments.at} < ${until}`

/** Payments between two instants, ms, each with its campaign and its lines `s`. */
const revenueRows = (query: AnalyticsQuery, from: number, until: number) => sql`
  ${payments} join ${shares(sql`(select ${payments.campaignId} from ${payments} where ${paidIn(from, until)})`)} s
    on s.campaign_id = ${payments.campaignId} and s.owner_id = ${payments.ownerId}
  join ${campaigns} on ${campaigns.id} = ${payments.campaignId}
  where ${paidIn(from, until)} and ${narrowed(query)}`

const isNarrow = ({ category, city, owner, client }: AnalyticsQuery): boolean =>
  [category, city, owner, client].some((value) => value !== undefined && value !== '')

/** Revenue by month, between two instants. Without a filter it is the sum of the payments. */
const monthly = (query: AnalyticsQuery, from: number, until: number) => sql`(
  select ${monthOf(payments.at)} as month, sum(${isNarrow(query) ? PART : payments.amount}) as revenue
  from ${isNarrow(query) ? revenueRows(query, from, until) : sql`${payments} where ${paidIn(from, until)}`}
  group by 1)`

/** Revenue by medium, city, owner and advertiser: the payments of the period are read once. */
const partsOfPeriod = (query: AnalyticsQuery, from: number, until: number) => sql`(
  with r as materialized (
    select s.category, s.city, s.owner_id, ${campaigns.client}, ${PART} as revenue from ${revenueRows(query, from, until)})
  select 'media' as kind, category as id, sum(revenue) as revenue from r group by category
  union all select 'cities', city, sum(revenue) from r group by city
  union all select 'owners', owner_id, sum(revenue) from r group by owner_id
  union all select 'clients', client, sum(revenue) from r group by client)`

/** Campaigns of the report: all that were approved, or those with a line that it is narrowed to. */
const isMeant = (query: AnalyticsQuery): SQL => {
  const { category, city, owner, client } = query
  if (!category && !city && !owner) return client ? sql`${campaigns.client} = ${client}` : sql`true`
  return sql`exists (select 1 from (select ${l.ownerId}, ${l.snapshot} ->> 'category' as category, ${listings.city}
      from ${campaignLines} ${l} left join ${listings} on ${listings.id} = ${l.listingId}
      where ${l.campaignId} = ${campaigns.id} and ${isPayable}) s
    where ${narrowed(query)})`
}

const APPROVED = sql`${campaigns.status} in ('planned', 'active', 'completed')`

/** Campaigns of which something was not shown: a line was stopped, or a proof was found short. */
const isShort = sql`${campaigns.id} in (
  select ${campaignLines.campaignId} from ${campaignLines} where ${campaignLines.status} = 'stopped'
  union all select ${campaignLines.campaignId} from ${proofs} join ${campaignLines} on ${campaignLines.id} = ${proofs.lineId}
    where ${proofs.status} = 'short')`

const isOver = (today: CivilDate) =>
  sql`(${campaigns.status} = 'completed' or ${campaigns.status} in ('planned', 'active') and ${campaigns.ends} < ${today})`

/** The analytics of the back office. Two round trips. */
export async function getAnalytics({ db, now }: ReadContext, query: AnalyticsQuery): Promise<AnalyticsReport> {
  const { period = '30d' } = query
  const today = civilDate(now)
  const { first } = spanOf(period, today)
  const [start, end] = [midnight(first), now.getTime() + 1]
  const months = trendMonths(period, today)
  const trendFrom = midnight(addMonths(months[0]?.first ?? first, -12))
  const trendEnd = Math.min(midnight(months.at(-1)?.after ?? today), end)
  const inPeriod = (at: SQL) => sql`${at} >= ${start} and ${at} < ${end}`
  const startedAt = new Date(start).toISOString()

  const [byMonth, parts, [values], [over], [clients], [asked], [kept], [sent], [ordered], namesOfCategories] =
    await db.batch([
      db
        .select({ month: sql<string>`month`.as('month'), revenue: sql<number>`revenue`.as('revenue') })
        .from(sql`${monthly(query, trendFrom, trendEnd)} months`),
      db
        .select({
          kind: sql<'media' | 'cities' | 'owners' | 'clients'>`kind`.as('kind'),
          id: sql<string>`id`.as('id'),
          revenue: sql<number>`revenue`.as('revenue'),
        })
        .from(sql`${partsOfPeriod(query, start, end)} parts`)
        .orderBy(sql`revenue desc, id`),
      db
        .select({ mean: sql<number>`coalesce(round(avg(${campaigns.budget})), 0)`, count: count() })
        .from(campaigns)
        .where(and(APPROVED, isMeant(query))),
      db
        .select({ all: count(), short: sql<number>`count(*) filter (where ${isShort})` })
        .from(campaigns)
        .where(and(isOver(today), isMeant(query))),
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
          sql`${inPeriod(sql`${campaigns.submittedAt}`)} and exists (
            select 1 from ${campaignLines} where ${campaignLines.campaignId} = ${campaigns.id} and ${isShown})`,
        ),
      db.select({ id: categories.id, name: categories.name }).from(categories),
    ])
  const names = new Map(namesOfCategories.map((row) => [row.id, row.name]))
  const revenueOf = new Map(byMonth.map((row) => [row.month, Math.round(row.revenue)]))
  const ofKind = (kind: (typeof parts)[number]['kind']) => parts.filter((part) => part.kind === kind)
  const media = ofKind('media')
  const revenue = Math.round(media.reduce((sum, part) => sum + part.revenue, 0))
  const byChannel = CHANNELS.map((name) =>
    media.reduce((sum, part) => (mediaSpec({ id: part.id, name: '' }).channel === name ? sum + part.revenue : sum), 0),
  )
  const percents = wholeShares(byChannel)
  const { category, city, owner, client } = query
  const sellers = ofKind('owners')
  const nameOfOwner = await ownerNames(db, [...sellers.slice(0, LISTED).map(({ id }) => id), ...(owner ? [owner] : [])])
  return {
    period,
    ...{ from: first, to: today, revenue },
    filters: {
      ...(category && { category: names.get(category) ?? category }),
      ...(city && { city }),
      ...(owner && { owner: nameOfOwner(owner) }),
      ...(client && { client }),
    },
    trend: months.map(({ id, name, first: day }) => ({
      ...{ id, name },
      revenue: revenueOf.get(id) ?? 0,
      yearBefore: revenueOf.get(addMonths(day, -12).slice(0, 7)) ?? 0,
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
    media: partsOf(media, (id) => names.get(id) ?? id),
    cities: partsOf(ofKind('cities')),
    owners: partsOf(sellers, nameOfOwner),
    clients: partsOf(ofKind('clients')),
    funnel: {
      enquiries: asked?.all ?? 0,
      plans: (asked?.planned ?? 0) + (kept?.count ?? 0),
      campaigns: sent?.count ?? 0,
      booked: ordered?.count ?? 0,
    },
  }
}

/** @returns the name of an owner, or the id of a deleted one */
async function ownerNames(db: ReadContext['db'], ids: readonly string[]): Promise<(id: string) => string> {
  const rows = await db
    .select({ id: owners.id, name: owners.name })
    .from(owners)
    .where(inArray(owners.id, idsOf(ids)))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

/** The largest parts by name, the others as one. */
function partsOf(rows: readonly Omit<RevenuePart, 'name'>[], nameOf = (id: string): string => id): RevenueParts {
  const parts = rows.map(({ id, revenue }) => ({ id, name: nameOf(id), revenue: Math.round(revenue) }))
  const others = parts.slice(LISTED)
  return {
    parts: parts.slice(0, LISTED),
    others: { count: others.length, revenue: others.reduce((sum, { revenue }) => sum + revenue, 0) },
  }
}

/** Options of the filters, by name: cities with listings, owners with bookings, advertisers of the last year. */
export interface AnalyticsChoices {
  categories: { id: string; name: string }[]
  cities: string[]
  owners: { id: string; name: string }[]
  clients: string[]
}

/** Choices of each filter: no list to choose from is longer. */
const CHOICES = 500

/** One round trip. */
export async function getAnalyticsChoices({ db, now }: ReadContext): Promise<AnalyticsChoices> {
  const year = midnight(addMonths(civilDate(now), -12))
  const [media, cities, sellers, buyers] = await db.batch([
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(categories.position),
    db
      .selectDistinct({ name: listings.city })
      .from(listings)
      .orderBy(sql`${listings.city} collate nocase`)
      .limit(CHOICES),
    db
      .select({ id: owners.id, name: owners.name })
      .from(owners)
      .where(sql`exists (select 1 from ${campaignLines} where ${campaignLines.ownerId} = ${owners.id})`)
      .orderBy(sql`${owners.name} collate nocase`)
      .limit(CHOICES),
    db
      .select({ name: campaigns.client })
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
