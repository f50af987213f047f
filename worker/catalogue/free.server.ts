import { count, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { addDays, type CivilDate, civilDate, type DateSpan, isCivilDate } from '../kernel/rules/dates.ts'
import { listings } from './catalogue.table.ts'
import { wantedDays } from './rules/availability/range.ts'
import type { ListingQuery } from './rules/query.ts'
import { DISCOVER_ONLY, MEDIA } from './rules/registry/media.ts'
import type { MediaSpec } from './rules/registry/spec.ts'
import { ISSUE_UNITS } from './rules/registry/units.ts'

// Free days, in SQL: the rule of catalogue/rules/availability/calendar.ts for the smallest order. These conditions are used
// inside nested subqueries, so every column is named with its table.

/** The days in question and the current instant, as parameters of a statement. */
interface Asked {
  start: SQL
  end: SQL
  /** The first day after them. */
  after: SQL
  today: SQL
  now: SQL
}

/**
 * Days are written into the statement: they occur in it dozens of times, and D1 binds a hundred values at most.
 * @throws Error for an impossible day
 */
function literal(day: CivilDate): SQL {
  if (!isCivilDate(day)) throw new Error('not a civil date')
  return sql.raw(`'${day}'`)
}

const askedOf = ({ start, end }: DateSpan, now: Date): Asked => ({
  start: literal(start),
  end: literal(end),
  after: literal(addDays(end, 1)),
  today: literal(civilDate(now)),
  now: sql.raw(String(now.getTime())),
})

/** Resource of allocations, by the names of its columns. */
interface Resource {
  id: SQL
  of: 'listings' | 'spots'
}

const LISTING: Resource = { id: sql`listings.id`, of: 'listings' }
const SPOT: Resource = { id: sql`spots.listing_id || ':' || spots.id`, of: 'spots' }

const column = ({ of }: Resource, name: 'capacity' | 'min_quantity' | 'availability') => sql.raw(`${of}.${name}`)

/** Places of a resource that are taken on some of the days, for good or for now. */
const taken = (
  { id }: Pick<Resource, 'id'>,
  { start, end, now }: Pick<Asked, 'start' | 'end' | 'now'>,
) => sql`from allocations
  where allocations.resource_id = ${id} and allocations.until > ${start} and allocations.starts <= ${end}
    and (allocations.expires_at is null or allocations.expires_at > ${now})`

/** The most, or the least, that is taken on one of the days: where something begins or ends, and on the first. */
const used = (most: 'max' | 'min', resource: Resource, asked: Asked) => sql`(select ${sql.raw(most)}(used) from (
  select sum(change) over (order by day) as used from (
    select ${asked.start} as day, 0 as change
    union all select max(starts, ${asked.start}), quantity ${taken(resource, asked)}
    union all select until, -quantity ${taken(resource, asked)} and allocations.until <= ${asked.end})))`

/**
 * Free on all of the days, or on one of them at least. Most listings have no allocation on those days: one look at the
 * index is enough.
 */
function isOpen(on: 'all' | 'some', resource: Resource, asked: Asked): SQL {
  const [capacity, least] = [column(resource, 'capacity'), column(resource, 'min_quantity')]
  return sql`(${column(resource, 'availability')} <> 'sold_out' and (${capacity} is null
    or not exists (select 1 ${taken(resource, asked)})
    or (${on === 'all' ? sql`${capacity} > ${least} and ` : sql``}${least} + ${used(on === 'all' ? 'max' : 'min', resource, asked)} <= ${capacity})))`
}

const texts = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)

/** Media without issues: their rows are not looked up. Categories made by staff may have some. */
const WITHOUT_ISSUES = texts(
  Object.entries<MediaSpec>({ ...MEDIA, ...DISCOVER_ONLY }).flatMap(([id, { section }]) =>
    section === 'print' ? [] : [id],
  ),
)

/** Search rows take the name of listings and have no details, so the listing is read under another. */
const HAS_ISSUES = sql`(listings.category_id not in ${WITHOUT_ISSUES} and exists (select 1 from listings as title
  where title.id = listings.id and json_type(title.details, '$.appears') is not null))`

/** The spots of a printed listing, or the listing itself, with when it is issued and the first day whose artwork is still taken. */
const printed = ({ start, today }: Asked) => {
  const own = (name: 'capacity' | 'min_quantity' | 'availability' | 'unit') =>
    sql.raw(`iif(spots.id is null, title.${name}, spots.${name}) as ${name}`)
  const appears = (name: 'weekdays' | 'from' | 'everyDays' | 'everyMonths' | 'artworkDays') =>
    sql.raw(`title.details ->> '$.appears.${name}'`)
  return sql`(select iif(spots.id is null, title.id, title.id || ':' || spots.id) as resource,
      ${own('capacity')}, ${own('min_quantity')}, ${own('availability')}, ${own('unit')},
      ${appears('weekdays')} as weekdays, ${appears('from')} as first,
      ${appears('everyDays')} as days, ${appears('everyMonths')} as months,
      max(${start}, iif(iif(spots.id is null, title.unit, spots.unit) in ${texts(ISSUE_UNITS)},
        date(${today}, '+' || (${appears('artworkDays')}) || ' days'), ${start})) as opens
    from listings as title left join spots on spots.listing_id = title.id where title.id = listings.id) as sold`
}

/** The issue so many months after the first; on the last day where its month is shorter. */
const issueAfter = (months: SQL) =>
  sql`min(date(sold.first, '+' || (${months}) || ' months'),
    date(sold.first, 'start of month', '+' || (${months} + 1) || ' months', '-1 day'))`

/** True where an issue appears from the day of a run to the day before its next: `issuesIn` of catalogue/rules/availability/issues.ts. */
const HAS_ISSUE = sql`(case when sold.unit not in ${texts(ISSUE_UNITS)} then run.day < run.next
  when sold.weekdays is not null then exists (select 1 from json_each(sold.weekdays) as weekday
    where julianday(run.day) + (weekday.value - strftime('%w', run.day) + 7) % 7 < julianday(run.next))
  when sold.days is not null then exists (
    select 1 from (select julianday(sold.first) as first, max(julianday(run.day), julianday(sold.first)) as day) as since
    where since.day + (sold.days - (since.day - since.first) % sold.days) % sold.days < julianday(run.next))
  else exists (
    select 1 from (select (max(0, (strftime('%Y', run.day) - strftime('%Y', sold.first)) * 12 + strftime('%m', run.day)
      - strftime('%m', sold.first)) + sold.months - 1) / sold.months * sold.months as nth) as near
    where ${issueAfter(sql`near.nth`)} between run.day and date(run.next, '-1 day')
      or ${issueAfter(sql`near.nth + sold.months`)} between run.day and date(run.next, '-1 day')) end)`

/**
 * True when all of the issues of the days that can still be booked are free, or one of them; false without an issue.
 * Use changes only where an allocation begins or ends: of the runs between, those with an issue count.
 */
function isIssueOpen(on: 'all' | 'some', asked: Asked): SQL {
  const inUse = taken({ id: sql`sold.resource` }, { ...asked, start: sql`sold.opens` })
  return sql`exists (select 1 from ${printed(asked)} where sold.availability <> 'sold_out' and sold.min_quantity + (
    select ${sql.raw(on === 'all' ? 'max' : 'min')}(run.used) from (
      select day, lead(day, 1, ${asked.after}) over (order by day) as next, sum(change) over (order by day) as used from (
        select sold.opens as day, 0 as change
        union all select max(starts, sold.opens), quantity ${inUse}
        union all select until, -quantity ${inUse} and allocations.until <= ${asked.end})) as run
    where ${HAS_ISSUE}) <= ifnull(sold.capacity, 9e15))`
}

/** A listing with spots is as free as one of them; a printed one is as free as its issues. */
function isListingOpen(on: 'all' | 'some', asked: Asked): SQL {
  return sql`(case when ${HAS_ISSUES} then ${isIssueOpen(on, asked)}
    when exists (select 1 from spots where spots.listing_id = listings.id)
    then exists (select 1 from spots where spots.listing_id = listings.id and ${isOpen(on, SPOT, asked)})
    else ${isOpen(on, LISTING, asked)} end)`
}

/** True when a listing is free on all of these days; for print, in all of its issues on them. */
export const isFreeOn = (span: DateSpan, now: Date): SQL => isListingOpen('all', askedOf(span, now))

/** True when a listing is free on at least one of these days, or in one of their issues. */
export const isFreeSomeDay = (span: DateSpan, now: Date): SQL => isListingOpen('some', askedOf(span, now))

/** True when a listing is free on some of these days, or in some of their issues, but not on all. */
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

/** Counts of the listings that meet a condition: all, those free on all of some days, and those free on some only. */
export const selectFreeCounts = (db: DrizzleD1Database, where: SQL | undefined, span: DateSpan | null, now: Date) =>
  db
    .select({
      any: count(),
      all: span ? sql<number>`total(${isFreeOn(span, now)})` : sql<number>`0`,
      part: span ? sql<number>`total(${isFreeInPart(span, now)})` : sql<number>`0`,
    })
    .from(span ? sql`${listings}` : sql`(select 1)`)
    .where(span ? where : undefined)

/** Condition for allocations of a listing and of its spots, from a day on. */
export const takenOf = (listing: SQL | string, from: CivilDate): SQL =>
  sql`(resource_id = ${listing} or (resource_id > ${listing} || ':' and resource_id < ${listing} || ';')) and until > ${from}`
