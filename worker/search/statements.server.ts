import { and, asc, desc, eq, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { selectCards } from '../catalogue/cards.server.ts'
import { categories, listings } from '../catalogue/catalogue.table.ts'
import { homeCounts } from '../catalogue/counters.table.ts'
import { toPaise } from '../domain/money.ts'
import { DEFAULT_KM } from '../domain/places/distance.ts'
import { pointsNamed, reachOf } from '../domain/places/nearness.ts'
import type { Miss } from '../domain/search/near.ts'
import type { SearchQuery } from '../domain/search/search.ts'
import { tolerance } from '../domain/search/spelling.ts'
import {
  foundBy,
  isAmongMatches,
  isAtHome,
  isMatch,
  isThere,
  matchThere,
  nearPoint,
  type PreparedSearch,
  passesRest,
  ROW,
  rows,
  rowsFrom,
  squareDistance,
} from './conditions.server.ts'

/** Cards of one category while all are shown. */
const BEST_PER_CATEGORY = 3

/** What a text finds in so many listings is put in order by rating: it tells too little of them for what its rank costs. */
const COMMON = 2_000

const isCommon = (match: string) =>
  sql`(select count(*) from (select 1 from listings_fts where listings_fts match ${match} limit ${COMMON})) = ${COMMON}`

/** What rows are put in order by: each value under a name of its own, for cards to be put in the same order. */
interface Key {
  by: SQL
  direction: typeof asc
}

const falling = (by: SQLWrapper): Key => ({ by: sql`${by}`, direction: desc })
const rising = (by: SQLWrapper): Key => ({ by: sql`${by}`, direction: asc })

/** Best first: by the text where rows are those of its matches, `isRanked`. */
function orderOf(search: PreparedSearch, isRanked: boolean): Key[] {
  const { sort } = search.query
  const { match } = search
  const reach = nearPoint(search)
  if (sort === 'price') return [rising(rows.monthly), rising(rows.id)]
  if (sort === 'price_desc') return [falling(rows.monthly), falling(rows.id)]
  if (sort === 'audience') return [falling(rows.audience), falling(rows.id)]
  if (reach && sort !== 'rating') return [rising(squareDistance(reach)), falling(rows.id)]
  const byRating = [falling(rows.rating), falling(rows.id)]
  if (match === undefined || !isRanked || sort === 'rating') return byRating
  return [rising(sql`case when ${isCommon(match)} then 0 else listings_fts.rank end`), ...byRating]
}

const inOrder = (keys: readonly Key[]) => keys.map(({ by, direction }) => direction(by))
const keyName = (i: number) => sql.identifier(`key_${i}`)
const named = (keys: readonly Key[]) => Object.fromEntries(keys.map(({ by }, i) => [`key${i}`, by.as(`key_${i}`)]))
const byNames = (keys: readonly Key[]) => keys.map(({ direction }, i) => direction(sql`picked.${keyName(i)}`))

// Rows are picked before cards are made of them: a card counts its spots, and that for a few rows only.

/** A run of the listings found, in order. */
export function selectRun(
  db: DrizzleD1Database,
  search: PreparedSearch,
  { limit, offset = 0, first = [] }: { limit: number; offset?: number; first?: Key[] },
) {
  const { from, where, isRanked } = foundBy(search, matchThere(search), and(isThere(search), passesRest(search)))
  const keys = [...first, ...orderOf(search, isRanked)]
  const picked = db
    .select({ row: ROW, ...named(keys) })
    .from(from)
    .where(where)
    .orderBy(...inOrder(keys))
    .limit(limit)
    .offset(offset)
    .as('picked')
  return selectCards(db)
    .innerJoin(picked, sql`${listings}.rowid = ${picked.row}`)
    .orderBy(...byNames(keys))
}

/** The best of every category. */
export function selectBest(db: DrizzleD1Database, search: PreparedSearch) {
  const picked = pickBest(db, search)
  return selectCards(db)
    .innerJoin(picked.rows, sql`${listings}.rowid = picked."row"`)
    .orderBy(...byNames(picked.keys))
}

function pickBest(db: DrizzleD1Database, search: PreparedSearch) {
  const { sort, near } = search.query
  const match = matchThere(search)
  const isOneByOne = near !== undefined || (match !== undefined && sort !== undefined && sort !== 'rating')
  const keys = orderOf(search, near === undefined)
  if (isOneByOne) return { keys, rows: pickNumbered(db, search, keys).as('picked') }
  if (match === undefined || sort === 'rating') return { keys, rows: pickFromOrder(db, search, keys).as('picked') }
  const unranked = [rising(sql`0`), ...orderOf(search, false)]
  const rare = pickNumbered(db, search, keys, sql`not ${isCommon(match)}`)
  const common = pickFromOrder(db, search, unranked, isCommon(match))
  return { keys, rows: rare.unionAll(common).as('picked') }
}

/** All that is found, numbered within its category. @param guard reads nothing where it does not hold */
function pickNumbered(db: DrizzleD1Database, search: PreparedSearch, keys: readonly Key[], guard?: SQL) {
  const { from, where } = foundBy(search, matchThere(search), and(isThere(search), passesRest(search)))
  const order = sql.join(inOrder(keys), sql`, `)
  const numbered = db
    .select({
      row: ROW,
      position: sql<number>`row_number() over (partition by ${rows.categoryId} order by ${order})`.as('position'),
      ...named(keys),
    })
    .from(guard ? sql`(select 1 where ${guard}) cross join ${from}` : from)
    .where(where)
    .as('numbered')
  return db
    .select({ row: numbered.row, ...named(keys.map((key, i) => ({ ...key, by: sql`numbered.${keyName(i)}` }))) })
    .from(numbered)
    .where(lte(numbered.position, BEST_PER_CATEGORY))
}

/** The first that are found of each category, in an order that has an index: of all, or of thousands that match. */
function pickFromOrder(db: DrizzleD1Database, search: PreparedSearch, keys: readonly Key[], guard?: SQL) {
  const match = matchThere(search)
  const filters = and(isThere(search), passesRest(search), isAmongMatches(match))
  const best = db
    .select({ row: ROW })
    .from(rowsFrom(undefined))
    .where(and(eq(rows.categoryId, categories.id), filters))
    .orderBy(...inOrder(orderOf(search, false)))
    .limit(BEST_PER_CATEGORY)
  // A medium without any match would be read to its end.
  const homes = db
    .select({ home: sql`${rows.home}`.as('home') })
    .from(rowsFrom(match))
    .where(isMatch(match))
  const media = db.select({ category: homeCounts.categoryId }).from(homeCounts).where(inArray(homeCounts.id, homes))
  return db
    .select({ row: rows.row, ...named(keys) })
    .from(guard ? sql`(select 1 where ${guard}) cross join ${categories}` : sql`${categories}`)
    .innerJoin(rows, sql`${rows.row} in ${best}`)
    .where(match === undefined ? undefined : inArray(categories.id, media))
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

function nearestTo({ near }: SearchQuery): Key[] {
  const point = near === undefined ? undefined : pointsNamed(near)[0]
  return point ? [rising(squareDistance(reachOf(point, DEFAULT_KM)))] : []
}

/** What passes all filters but one comes nearest first: in price, in time, in the same state. */
export function nearestFirst(filter: Miss['filter'], { query }: PreparedSearch): Key[] {
  if (filter === 'price') {
    const most = query.most === undefined ? sql`null` : sql`${rows.monthly} - ${toPaise(query.most)}`
    const least = sql`${toPaise(query.least ?? 0)} - ${rows.monthly}`
    return [rising(sql`max(coalesce(${most}, ${least}), ${least})`)]
  }
  if (filter === 'near') return [rising(isNull(rows.lat)), ...nearestTo(query)]
  if (filter === 'dates') return [rising(isNull(rows.nextAvailable)), rising(rows.nextAvailable)]
  if (filter === 'place' && query.state !== undefined) return [falling(isAtHome({ state: query.state }))]
  return []
}
