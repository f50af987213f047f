import { type SQL, sql } from 'drizzle-orm'
import { type LineMarked, sideText } from '../../catalogue/rules/listing-marks.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { photoAt, photosOf } from '../../catalogue/rules/photos.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate, daysIn } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { type EarningInvoice, type EarningLine, type EarningPayments, earningsOf } from '../rules/earnings/earnings.ts'
import { type EarningsQuery, type MonthRange, monthsOf } from '../rules/earnings/range.ts'
import { type EarningsReport, type ListingFacts, reportOf } from '../rules/earnings/report.ts'
import { bySimilar, MARKET, type Market, type SimilarRow, similarTo } from './similar.server.ts'

// Aggregates over tables of many rooms, written as SQL: one statement each, all in one batch.

/** States of lines that bring something. Of a cancelled one it is what is kept. */
const BOOKED = sql`('confirmed', 'live', 'ended', 'stopped', 'settled', 'cancelled')`

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

const LINE = [
  'id',
  'campaign',
  'listing',
  'title',
  'ref',
  'side',
  'starts',
  'ends',
  'days',
  'taxable',
  'total',
  'refund',
] as const
const TAKEN = ['listing', 'owner', 'capacity', 'taken'] as const

interface LineRow extends Omit<EarningLine, 'days'>, LineMarked {
  title: string
  days: string | null
}

/** Lines of owners in campaigns that touch a range. What is paid is shared among its lines of a campaign. */
const linesIn = (owner: SQL, { first, after }: Pick<MonthRange, 'first' | 'after'>) => sql`
  select l.id, l.campaign_id as campaign, l.listing_id as listing, l.snapshot ->> 'title' as title,
    l.snapshot ->> 'ref' as ref, l.snapshot ->> 'side' as side, l.starts, l.ends, l.days,
    l.media + l.setup as taxable, l.total, l.refund
  from campaign_lines l where l.owner_id in ${owner} and l.status in ${BOOKED} and l.campaign_id in ${campaignsIn(owner, { first, after })}`

const campaignsIn = (owner: SQL, { first, after }: Pick<MonthRange, 'first' | 'after'>) =>
  sql`(select campaign_id from campaign_lines where owner_id in ${owner} and status in ${BOOKED} and ends >= ${first} and starts < ${after})`

/** Booked pieces times days of what is limited, by listing. A listing with spots is sold by these. */
const takenIn = (owner: SQL, first: CivilDate, after: CivilDate) => sql`
  with resources as (
    select l.id as listing, l.owner_id as owner, l.id as resource, l.capacity from listings l
      where l.owner_id in ${owner} and l.capacity is not null and not exists (select 1 from spots s where s.listing_id = l.id)
    union all
    select l.id, l.owner_id, s.resource_id, s.capacity from listings l join spots s on s.listing_id = l.id
      where l.owner_id in ${owner} and s.capacity is not null
  )
  select r.listing, r.owner, sum(r.capacity) as capacity, coalesce(sum((
    select sum((julianday(min(a.until, ${after})) - julianday(max(a.starts, ${first}))) * a.quantity) from allocations a
    where a.resource_id = r.resource and a.until > ${first} and a.starts < ${after} and a.kind = 'line' and a.expires_at is null
  )), 0) as taken
  from resources r group by r.listing`

interface TakenRow {
  listing: string
  owner: string
  capacity: number
  taken: number
}

interface ListingRow extends Market {
  id: string
  ref: string
  ownRef: string | null
  specifications: string
  title: string
  rate: number
  photos: string
  variant: string | null
  state: string
}

/**
 * What an owner earns in a range of months, by month and by listing, from its lines, invoices and recorded payments. Two round trips.
 * @throws DomainError not_found for another's owner
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
  // Empty for who does not belong to it.
  const owner = sql`(select ${ownerId} where ${ownerId} in ${ownersOf(user)})`
  const inRange = campaignsIn(owner, span)
  const [feeBp, [own, lines, invoices, payments, listings, taken, similar]] = await Promise.all([
    getRule(ctx, 'fee', today),
    db.batch([
      select<{ id: string }>(ctx, ['id'], sql`select id from owners where id in ${owner}`),
      select<LineRow>(ctx, LINE, linesIn(owner, span)),
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
      select<ListingRow>(
        ctx,
        ['id', 'ref', 'ownRef', 'title', 'specifications', ...MARKET, 'rate', 'photos', 'variant', 'state'],
        sql`select id, ref, (select o.own_ref from owner_listings o where o.id = listings.id) as ownRef, title, specifications,
          category_id as category, subcategory_id as subcategory, city, unit, rate,
          photos, variant, state
        from listings where owner_id in ${owner}`,
      ),
      select<TakenRow>(ctx, TAKEN, takenIn(owner, first, after)),
      select<SimilarRow>(ctx, [...MARKET, 'count', 'median'], similarTo(owner)),
    ]),
  ])
  if (own.length === 0) throw new DomainError('not_found', 'There is no such company among yours')

  const days = daysIn({ start: first, end: after }) - 1
  const takenBy = new Map(taken.map((row) => [row.listing, { taken: row.taken, offered: row.capacity * days }]))
  const similarOf = bySimilar(similar)
  const listed: ListingFacts[] = listings.map((listing) => ({
    ...{ id: listing.id, ref: listing.ref, ownRef: listing.ownRef, title: listing.title },
    side: sideText({ title: listing.title, specifications: JSON.parse(listing.specifications) }),
    path: listingPath(listing),
    days: takenBy.get(listing.id) ?? null,
    picture: {
      ...{ photo: coverOf(listing), category: listing.category },
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
  const earnings = earningsOf(lines.map(parsed), invoices, payments)
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

const parsed = ({ days, ...line }: LineRow): EarningLine => ({ ...line, days: days === null ? null : JSON.parse(days) })

/** The first photo of a listing, small. */
function coverOf({ photos }: ListingRow): string | null {
  const [cover] = photosOf(JSON.parse(photos))
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
  /** What is archived is over. */
  listings: { state: OpenState; count: number }[]
}

type OpenState = Exclude<ListingState, 'archived'>

/** Days that the overview looks ahead. */
const AHEAD_DAYS = 60

/** What the overview of a member says of each of its owners. One round trip. */
export async function listOwnerFigures(ctx: ServiceContext, user: CurrentUser): Promise<OwnerFigures[]> {
  const { db, now } = ctx
  const today = civilDate(now)
  const { months, first } = monthsOf('next', today)
  const month = months[0]?.id ?? ''
  const thisMonth = { first, after: `${months[1]?.id}-01` }
  const owner = ownersOf(user)
  const until = civilDate(new Date(now.getTime() + AHEAD_DAYS * 86_400_000))
  const [owners, lines, taken, states] = await db.batch([
    select<{ id: string }>(ctx, ['id'], sql`select id from owners where id in ${owner} order by name`),
    select<LineRow & { owner: string }>(
      ctx,
      [...LINE, 'owner'],
      sql`select l.owner_id as owner, x.* from (${linesIn(owner, thisMonth)}) x
      join campaign_lines l on l.id = x.id where x.ends >= ${thisMonth.first} and x.starts < ${thisMonth.after}`,
    ),
    select<TakenRow>(ctx, TAKEN, takenIn(owner, today, until)),
    select<{ owner: string; state: OpenState; count: number }>(
      ctx,
      ['owner', 'state', 'count'],
      sql`select owner_id as owner, state, count(*) as count from owner_listings
        where owner_id in ${owner} and state <> 'archived' group by 1, 2`,
    ),
  ])
  return owners.map(({ id }) => {
    const { total, bookings, occupancyBp } = reportOf({
      range: 'next',
      months: months.slice(0, 1),
      earnings: earningsOf(
        lines.filter((line) => line.owner === id).map(({ owner: _, ...line }) => parsed(line)),
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
