import { and, asc, between, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { selectCards } from '../catalogue/cards.server.ts'
import { categories, listings } from '../catalogue/catalogue.table.ts'
import { isInPlace } from '../catalogue/coverage.server.ts'
import { inFacets } from '../catalogue/facets.server.ts'
import { isFreeOn } from '../catalogue/free.server.ts'
import { wantedDays } from '../domain/availability/range.ts'
import type { CivilDate } from '../domain/dates.ts'
import { toPaise } from '../domain/money.ts'
import { DEFAULT_KM } from '../domain/places/distance.ts'
import { pointsNamed, reachOf } from '../domain/places/nearness.ts'
import { inPlaceNamed } from '../domain/search/fts-query.ts'
import type { Miss } from '../domain/search/near.ts'
import type { SearchQuery } from '../domain/search/search.ts'
import { tolerance } from '../domain/search/spelling.ts'

/** A search as SQL needs it: what narrows, the FTS5 expression of its text, and the day on which it is asked. */
export interface PreparedSearch {
  query: SearchQuery
  /** Undefined where no text is asked for. */
  match: string | undefined
  today: CivilDate
  now: Date
}

/** Cards of one category while all are shown. */
const BEST_PER_CATEGORY = 3

/** Listings by themselves, or those that match, by the rowid that they share with the full-text index. */
const from = ({ match }: PreparedSearch) =>
  match === undefined
    ? sql`${listings}`
    : sql`listings_fts inner join ${listings} on ${listings}.rowid = listings_fts.rowid`

/** In a place only what has its name, or covers places, is read and ranked. */
const matched = ({ match, query }: PreparedSearch) =>
  match === undefined ? undefined : sql`listings_fts match ${inPlaceNamed(match, query)}`

/** The point to be near of, and how near. */
function nearPoint({ query: { near, km = DEFAULT_KM } }: PreparedSearch) {
  const point = near === undefined ? undefined : pointsNamed(near)[0]
  return point && reachOf(point, km)
}

/** Square of the distance in kilometres, without trigonometry. */
const squareDistance = ({ lat, lng, northKm, eastKm }: ReturnType<typeof reachOf>) => {
  const north = sql`(${listings.lat} - ${lat}) * ${northKm}`
  const east = sql`(${listings.lng} - ${lng}) * ${eastKm}`
  return sql`(${north}) * (${north}) + (${east}) * (${east})`
}

export function isNear(search: PreparedSearch): SQL | undefined {
  const reach = nearPoint(search)
  return (
    reach &&
    and(
      between(listings.lat, reach.south, reach.north),
      between(listings.lng, reach.west, reach.east),
      sql`${squareDistance(reach)} <= ${reach.km ** 2}`,
    )
  )
}

/** Price and dates: what narrows the facets as well. */
export function affordableAndFree({ query: { least, most, ...dates }, today, now }: PreparedSearch): SQL | undefined {
  const span = wantedDays(dates, today)
  return and(
    least === undefined ? undefined : gte(listings.monthly, toPaise(least)),
    most === undefined ? undefined : lte(listings.monthly, toPaise(most)),
    span === null ? undefined : isFreeOn(span, now),
  )
}

const wanted = (search: PreparedSearch) => {
  const { media, state, city, near } = search.query
  return and(
    matched(search),
    // The plus keeps SQLite from an index of the medium, which would read all of it for a few near ones.
    media === undefined
      ? undefined
      : sql`${sql.raw(near === undefined ? '' : '+')}${listings.categoryId} in (${sql.join(
          media.map((one) => sql`${one}`),
          sql`, `,
        )})`,
    isInPlace({ state, city }),
    isNear(search),
    affordableAndFree(search),
    inFacets(search.query),
  )
}

/** Best first. The text's own order needs a text; `rank` is that of the index, or of a subquery over it. */
function orderOf(search: PreparedSearch, rank: SQL): SQL[] {
  const { match } = search
  const { sort } = search.query
  const reach = nearPoint(search)
  if (sort === 'price') return [asc(listings.monthly), asc(listings.id)]
  if (sort === 'price_desc') return [desc(listings.monthly), desc(listings.id)]
  if (sort === 'audience') return [desc(listings.audience), desc(listings.id)]
  if (reach && sort !== 'rating') return [asc(squareDistance(reach)), desc(listings.id)]
  const byRating = [desc(listings.rating), desc(listings.id)]
  return match === undefined || sort === 'rating' ? byRating : [rank, ...byRating]
}

const RANK = sql`listings_fts.rank`
const rankOf = ({ match }: PreparedSearch) => (match === undefined ? sql`0` : RANK)
const ROW = sql<number>`${listings}.rowid`

// Rows are picked before cards are made of them: a card counts its spots, and that for a few rows only.

/** A run of the listings found, in order. */
export function selectRun(
  db: DrizzleD1Database,
  search: PreparedSearch,
  { limit, offset = 0, first = [] }: { limit: number; offset?: number; first?: SQL[] },
) {
  const picked = db
    .select({ row: ROW.as('row'), rank: rankOf(search).as('found_rank') })
    .from(from(search))
    .where(wanted(search))
    .orderBy(...first, ...orderOf(search, RANK))
    .limit(limit)
    .offset(offset)
    .as('picked')
  return selectCards(db)
    .innerJoin(picked, sql`${listings}.rowid = ${picked.row}`)
    .orderBy(...first, ...orderOf(search, sql`${picked.rank}`))
}

/** The best of every category; what matches a text or is near a place is few, and read once. */
export const selectBest = (db: DrizzleD1Database, search: PreparedSearch) =>
  search.match === undefined && search.query.near === undefined
    ? selectBestOfAll(db, search)
    : selectBestMatches(db, search)

/** Without a text the best of each category are at the end of its index. */
function selectBestOfAll(db: DrizzleD1Database, search: PreparedSearch) {
  const best = db
    .select({ row: ROW })
    .from(listings)
    .where(and(eq(listings.categoryId, categories.id), wanted(search)))
    .orderBy(...orderOf(search, RANK))
    .limit(BEST_PER_CATEGORY)
  return selectCards(db)
    .innerJoin(categories, sql`${listings}.rowid in ${best}`)
    .orderBy(...orderOf(search, RANK))
}

/** What matches a text is read once, and numbered within its category. */
function selectBestMatches(db: DrizzleD1Database, search: PreparedSearch) {
  const order = sql.join(orderOf(search, RANK), sql`, `)
  const numbered = db
    .select({
      row: ROW.as('row'),
      rank: rankOf(search).as('found_rank'),
      position: sql<number>`row_number() over (partition by ${listings.categoryId} order by ${order})`.as('position'),
    })
    .from(from(search))
    .where(wanted(search))
    .as('numbered')
  return selectCards(db)
    .innerJoin(numbered, and(sql`${listings}.rowid = ${numbered.row}`, lte(numbered.position, BEST_PER_CATEGORY)))
    .orderBy(...orderOf(search, sql`${numbered.rank}`))
}

/** Words of the index that doubtful ones may be meant for; none when something matches, whatever the filters say. */
export function selectWords(db: DrizzleD1Database, match: string, doubtful: readonly string[]) {
  const typed = JSON.stringify(
    doubtful.map((word) => {
      const [first] = word
      const letters = [...word].length
      return [first, letters - tolerance(word), letters + tolerance(word)]
    }),
  )
  // `term` is read as a range of the index, up to the last word with the same first letter.
  return db
    .select({ word: sql<string>`term`, listings: sql<number>`doc` })
    .from(sql`json_each(${typed}) as typed cross join listings_words`)
    .where(
      and(
        sql`not exists (select 1 from listings_fts where listings_fts match ${match})`,
        sql`term >= typed.value ->> 0 and term < (typed.value ->> 0) || char(1114111)`,
        sql`length(term) between typed.value ->> 1 and typed.value ->> 2`,
      ),
    )
}

function nearestTo({ near }: SearchQuery): SQL[] {
  const point = near === undefined ? undefined : pointsNamed(near)[0]
  return point ? [asc(squareDistance(reachOf(point, DEFAULT_KM)))] : []
}

/** What passes all filters but one comes nearest first: in price, in time, in the same state. */
export function nearestFirst(filter: Miss['filter'], { query }: PreparedSearch): SQL[] {
  if (filter === 'price') {
    const most = query.most === undefined ? sql`null` : sql`${listings.monthly} - ${toPaise(query.most)}`
    const least = sql`${toPaise(query.least ?? 0)} - ${listings.monthly}`
    return [sql`max(coalesce(${most}, ${least}), ${least})`]
  }
  if (filter === 'near') return [isNull(listings.lat), ...nearestTo(query)]
  if (filter === 'dates') return [isNull(listings.nextAvailable), asc(listings.nextAvailable)]
  if (filter === 'place' && query.state !== undefined) {
    return [desc(sql`${listings.state} = ${query.state} collate nocase`)]
  }
  return []
}
