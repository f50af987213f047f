import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { campaignLines } from '../../booking/campaigns.table.ts'
import { isBooked } from '../../booking/lines/milestones.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { sideText } from '../../catalogue/rules/listing-marks.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { photoAt, photosOf } from '../../catalogue/rules/photos.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate, daysIn } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import { type EarningInvoice, type EarningPayments, earningsOf } from '../rules/earnings/earnings.ts'
import { type EarningsQuery, type MonthRange, monthsOf } from '../rules/earnings/range.ts'
import { type EarningsReport, type ListingFacts, reportOf } from '../rules/earnings/report.ts'
import { bySimilar, MARKET, type SimilarRow, similarTo } from './similar.server.ts'

// Aggregates over tables of many rooms, written as SQL: one statement each, all in one batch.

/** Lines under the name that `isBooked` has for them. */
const l = alias(campaignLines, 'l')

type Columns<T> = { [K in keyof T]: SQL.Aliased<T[K]> }

/** Rows of a query in SQL, for a batch. */
function select<T extends object>(
  { db }: Pick<ServiceContext, 'db'>,
  names: readonly (keyof T & string)[],
  query: SQL,
) {
  const columns = Object.fromEntries(names.map((name) => [name, sql`${sql.identifier(name)}`.as(name)]))
  return db.select(columns as Columns<T>).from(sql`(${query}) q`)
}

const TAKEN = ['listing', 'owner', 'capacity', 'taken'] as const

/** Lines of owners in campaigns that overlap a range. A payment is shared among the lines of its campaign. */
const selectLines = ({ db }: Pick<ServiceContext, 'db'>, owner: SQL, span: Pick<MonthRange, 'first' | 'after'>) =>
  db
    .select({
      id: l.id,
      owner: l.ownerId,
      campaign: l.campaignId,
      listing: l.listingId,
      title: sql<string>`${l.snapshot} ->> 'title'`.as('title'),
      ref: sql<string>`${l.snapshot} ->> 'ref'`.as('ref'),
      side: sql<string>`${l.snapshot} ->> 'side'`.as('side'),
      starts: l.starts,
      ends: l.ends,
      days: l.days,
      taxable: sql<number>`${l.media} + ${l.setup}`.as('taxable'),
      total: l.total,
      refund: l.refund,
    })
    .from(l)
    .where(and(inArray(l.ownerId, owner), isBooked, inArray(l.campaignId, campaignsIn(owner, span))))

const campaignsIn = (owner: SQL, { first, after }: Pick<MonthRange, 'first' | 'after'>) =>
  sql`(select ${l.campaignId} from ${campaignLines} ${l}
    where ${l.ownerId} in ${owner} and ${isBooked} and ${l.ends} >= ${first} and ${l.starts} < ${after})`

/** Booked pieces times days of limited listings. A listing with spots is sold by these. */
function takenIn(owner: SQL, first: CivilDate, after: CivilDate): SQL {
  const { id, ownerId, capacity } = listings
  const { resourceId, starts, until, quantity, kind, expiresAt } = allocations
  return sql`
    with resources as (
      select ${id} as listing, ${ownerId} as owner, ${id} as resource, ${capacity} as capacity from ${listings}
        where ${ownerId} in ${owner} and ${capacity} is not null
          and not exists (select 1 from ${spots} where ${spots.listingId} = ${id})
      union all
      select ${id}, ${ownerId}, ${spots.resourceId}, ${spots.capacity} from ${listings} join ${spots} on ${spots.listingId} = ${id}
        where ${ownerId} in ${owner} and ${spots.capacity} is not null
    )
    select r.listing, r.owner, sum(r.capacity) as capacity, coalesce(sum((
      select sum((julianday(min(${until}, ${after})) - julianday(max(${starts}, ${first}))) * ${quantity}) from ${allocations}
      where ${resourceId} = r.resource and ${until} > ${first} and ${starts} < ${after} and ${kind} = 'line' and ${expiresAt} is null
    )), 0) as taken
    from resources r group by r.listing`
}

interface TakenRow {
  listing: string
  owner: string
  capacity: number
  taken: number
}

/**
 * Earnings of an owner in a range of months, by month and by listing, from its lines, invoices and recorded payments.
 * Two round trips.
 * @throws DomainError not_found for an owner of someone else
 */
export async function getEarnings(
  ctx: ServiceContext,
  user: CurrentUser,
  ownerId: string,
  { range = 'past' }: EarningsQuery,
): Promise<EarningsReport> {
  const { db, now } = ctx
  const today = civilDate(now)
  const span = monthsOf(range, today)
  const { first, after, months } = span
  // Empty for users who are not members.
  const owner = sql`(select ${ownerId} where ${ownerId} in ${ownersOf(user)})`
  const inRange = campaignsIn(owner, span)
  const [feeBp, [own, lines, invoices, payments, offered, taken, similar]] = await Promise.all([
    getRule(ctx, 'fee', today),
    db.batch([
      db.select({ id: owners.id }).from(owners).where(inArray(owners.id, owner)),
      selectLines(ctx, owner, span),
      select<EarningInvoice>(
        ctx,
        ['campaign', 'line', 'taxable', 'gst'],
        sql`select d.campaign_id as campaign, x.value ->> 'id' as line,
          sum((x.value ->> 'taxable') * case d.kind when 'credit' then -1 else 1 end) as taxable,
          sum(((x.value ->> 'cgst') + (x.value ->> 'sgst') + (x.value ->> 'igst')) * case d.kind when 'credit' then -1 else 1 end) as gst
        from documents d, json_each(d.body, '$.lines') x
        where d.campaign_id in ${inRange} and d.owner_id in ${owner} and d.kind in ('invoice', 'credit') and d.closed_at is null
        group by 1, 2 order by min(d.at)`,
      ),
      select<EarningPayments>(
        ctx,
        ['campaign', 'paid', 'tds'],
        sql`select p.campaign_id as campaign, sum(p.amount + p.tds) as paid, sum(p.tds) as tds
        from payments p
        where p.campaign_id in ${inRange} and p.owner_id in ${owner} group by p.campaign_id`,
      ),
      db
        .select({
          id: listings.id,
          ref: listings.ref,
          ownRef: ownerListings.ownRef,
          title: listings.title,
          specifications: listings.specifications,
          category: listings.categoryId,
          subcategory: listings.subcategoryId,
          city: listings.city,
          unit: listings.unit,
          rate: listings.rate,
          photos: listings.photos,
          variant: listings.variant,
          state: listings.state,
        })
        .from(listings)
        .leftJoin(ownerListings, eq(ownerListings.id, listings.id))
        .where(inArray(listings.ownerId, owner)),
      select<TakenRow>(ctx, TAKEN, takenIn(owner, first, after)),
      select<SimilarRow>(ctx, [...MARKET, 'count', 'median'], similarTo(owner)),
    ]),
  ])
  if (own.length === 0) throw new DomainError('not_found', 'You do not belong to this company')

  const days = daysIn({ start: first, end: after }) - 1
  const takenBy = new Map(taken.map((row) => [row.listing, { taken: row.taken, offered: row.capacity * days }]))
  const similarOf = bySimilar(similar)
  const listed: ListingFacts[] = offered.map((listing) => ({
    ...{ id: listing.id, ref: listing.ref, ownRef: listing.ownRef, title: listing.title },
    side: sideText({ title: listing.title, specifications: listing.specifications }),
    path: listingPath(listing),
    days: takenBy.get(listing.id) ?? null,
    picture: {
      ...{ photo: coverOf(listing.photos), category: listing.category },
      ...{ variant: listing.variant, state: listing.state },
    },
    price: { rate: listing.rate, unit: listing.unit, similar: similarOf(listing) },
  }))
  const known = new Set(listed.map(({ id }) => id))
  const gone = new Map(
    lines.flatMap(({ listing: id, title, ref, side }) =>
      known.has(id) ? [] : [[id, { id, title, ref, side, ownRef: null }] as const],
    ),
  )
  const earnings = earningsOf(lines, invoices, payments)
  const bring = new Set(earnings.map(({ listing }) => listing))
  return reportOf({
    range,
    months,
    earnings,
    listings: [
      ...listed,
      ...[...gone.values()].flatMap((one) =>
        bring.has(one.id) ? [{ ...one, path: null, days: null, price: null, picture: null }] : [],
      ),
    ],
    feeBp,
  })
}

/** The first photo of a listing, small. */
function coverOf(photos: typeof listings.$inferSelect.photos): string | null {
  const [cover] = photosOf(photos)
  return cover ? photoAt(cover.src, 320) : null
}

/** A few figures of an owner for the overview. */
export interface OwnerFigures {
  owner: string
  /** Media value of this month, before GST. */
  month: number
  bookings: number
  /** Booked share of the next 60 days, in hundredths of a percent; null where nothing is limited. */
  occupancyBp: number | null
  /** Without archived listings. */
  listings: { state: OpenState; count: number }[]
}

type OpenState = Exclude<ListingState, 'archived'>

/** Days that the overview looks ahead. */
const AHEAD_DAYS = 60

/** Figures on a member's overview, for each of its owners. One round trip. */
export async function listOwnerFigures(ctx: ServiceContext, user: CurrentUser): Promise<OwnerFigures[]> {
  const { db, now } = ctx
  const today = civilDate(now)
  const { months, first } = monthsOf('next', today)
  const month = months[0]?.id ?? ''
  const thisMonth = { first, after: `${months[1]?.id}-01` }
  const owner = ownersOf(user)
  const until = civilDate(new Date(now.getTime() + AHEAD_DAYS * 86_400_000))
  const [own, lines, taken, states] = await db.batch([
    db.select({ id: owners.id }).from(owners).where(inArray(owners.id, owner)).orderBy(owners.name),
    selectLines(ctx, owner, thisMonth),
    select<TakenRow>(ctx, TAKEN, takenIn(owner, today, until)),
    db
      .select({
        owner: ownerListings.ownerId,
        state: sql<OpenState>`${ownerListings.state}`.as('state'),
        count: sql<number>`count(*)`.as('count'),
      })
      .from(ownerListings)
      .where(and(inArray(ownerListings.ownerId, owner), ne(ownerListings.state, 'archived')))
      .groupBy(ownerListings.ownerId, ownerListings.state),
  ])
  return own.map(({ id }) => {
    const { total, bookings, occupancyBp } = reportOf({
      range: 'next',
      months: months.slice(0, 1),
      earnings: earningsOf(
        lines.filter((line) => line.owner === id && line.ends >= thisMonth.first && line.starts < thisMonth.after),
        [],
        [],
      ).filter((earning) => earning.month === month),
      listings: taken.flatMap((row) =>
        row.owner === id
          ? [
              {
                ...{
                  id: row.listing,
                  title: '',
                  ref: '',
                  ownRef: null,
                  side: '',
                  path: null,
                  price: null,
                  picture: null,
                },
                days: { taken: row.taken, offered: row.capacity * AHEAD_DAYS },
              },
            ]
          : [],
      ),
      feeBp: 0,
    })
    return {
      owner: id,
      month: total.value,
      bookings,
      occupancyBp,
      listings: states.filter((row) => row.owner === id).map(({ state, count }) => ({ state, count })),
    }
  })
}
