import { count, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { wantedDays } from '../domain/availability/range.ts'
import type { ListingQuery } from '../domain/catalogue/query.ts'
import { type CivilDate, civilDate, type DateSpan, isCivilDate } from '../domain/dates.ts'
import { listings } from './catalogue.table.ts'

// Whether days are free, in SQL: the rule of domain/availability/calendar.ts for the smallest order. These conditions are used
// inside nested subqueries, so every column is named with its table.

/** The days that are asked about, and the instant at which it is, as they stand in a statement. */
interface Asked {
  start: SQL
  end: SQL
  now: SQL
}

/**
 * They are written into the statement: they occur in it dozens of times, and D1 binds a hundred values at most.
 * @throws Error for what is no day
 */
function literal(day: CivilDate): SQL {
  if (!isCivilDate(day)) throw new Error('not a civil date')
  return sql.raw(`'${day}'`)
}

const askedOf = ({ start, end }: DateSpan, now: Date): Asked => ({
  start: literal(start),
  end: literal(end),
  now: sql.raw(String(now.getTime())),
})

/** What fills up, by the names of its columns. */
interface Resource {
  id: SQL
  of: 'listings' | 'spots'
}

const LISTING: Resource = { id: sql`listings.id`, of: 'listings' }
const SPOT: Resource = { id: sql`spots.listing_id || ':' || spots.id`, of: 'spots' }

const column = ({ of }: Resource, name: 'capacity' | 'min_quantity' | 'availability') => sql.raw(`${of}.${name}`)

/** Places of a resource that are taken on some of the days, for good or for now. */
const taken = ({ id }: Resource, { start, end, now }: Asked) => sql`from allocations
  where allocations.resource_id = ${id} and allocations.until > ${start} and allocations.starts <= ${end}
    and (allocations.expires_at is null or allocations.expires_at > ${now})`

/** The most, or the least, that is taken on one of the days: where something begins or ends, and on the first. */
const used = (most: 'max' | 'min', resource: Resource, asked: Asked) => sql`(select ${sql.raw(most)}(used) from (
  select sum(change) over (order by day) as used from (
    select ${asked.start} as day, 0 as change
    union all select max(starts, ${asked.start}), quantity ${taken(resource, asked)}
    union all select until, -quantity ${taken(resource, asked)} and allocations.until <= ${asked.end})))`

/** Free on all of the days, or on one of them at least. Most have nothing on those days, which one look at the index says. */
function isOpen(on: 'all' | 'some', resource: Resource, asked: Asked): SQL {
  const [capacity, least] = [column(resource, 'capacity'), column(resource, 'min_quantity')]
  return sql`(${column(resource, 'availability')} <> 'sold_out' and (${capacity} is null
    or not exists (select 1 ${taken(resource, asked)})
    or (${on === 'all' ? sql`${capacity} > ${least} and ` : sql``}${least} + ${used(on === 'all' ? 'max' : 'min', resource, asked)} <= ${capacity})))`
}

/** A listing with spots is as free as one of them. */
function isListingOpen(on: 'all' | 'some', asked: Asked): SQL {
  return sql`(case when exists (select 1 from spots where spots.listing_id = listings.id)
    then exists (select 1 from spots where spots.listing_id = listings.id and ${isOpen(on, SPOT, asked)})
    else ${isOpen(on, LISTING, asked)} end)`
}

/** Whether a listing can be had on all of these days. */
export const isFreeOn = (span: DateSpan, now: Date): SQL => isListingOpen('all', askedOf(span, now))

/** Whether a listing can be had on some of these days, and not on all. */
const isFreeInPart = (span: DateSpan, now: Date): SQL =>
  sql`(${isListingOpen('some', askedOf(span, now))} and not ${isListingOpen('all', askedOf(span, now))})`

/** The days of a list's query as a condition; undefined where any will do. */
export function onWantedDays(
  { from, until, free }: Pick<ListingQuery, 'from' | 'until' | 'free'>,
  now: Date,
): SQL | undefined {
  const span = wantedDays({ from, until }, civilDate(now))
  if (span === null) return undefined
  return free === 'part' ? isFreeInPart(span, now) : isFreeOn(span, now)
}

/** Of what a condition finds: how many there are, how many of them free on all of some days, and on some only. */
export const selectFreeCounts = (db: DrizzleD1Database, where: SQL | undefined, span: DateSpan | null, now: Date) =>
  db
    .select({
      any: count(),
      all: span ? sql<number>`total(${isFreeOn(span, now)})` : sql<number>`0`,
      part: span ? sql<number>`total(${isFreeInPart(span, now)})` : sql<number>`0`,
    })
    .from(span ? sql`${listings}` : sql`(select 1)`)
    .where(span ? where : undefined)

/** What takes the days of a listing and of its spots, from a day on. */
export const takenOf = (listing: SQL | string, from: CivilDate): SQL =>
  sql`(resource_id = ${listing} or (resource_id > ${listing} || ':' and resource_id < ${listing} || ';')) and until > ${from}`
