import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { toPaise } from '../../kernel/rules/money.ts'
import { selectCards } from '../cards.server.ts'
import { categories, listings } from '../catalogue.table.ts'
import { facetCounts, homeCounts } from '../counters.table.ts'
import { isKindMatching } from '../facets.server.ts'
import { DEFAULT_KM } from '../rules/places/distance.ts'
import { pointsNamed, reachOf } from '../rules/places/nearness.ts'
import { beyondKind, coveringOnly } from '../rules/search/fts-query.ts'
import type { Miss } from '../rules/search/near.ts'
import type { SearchQuery } from '../rules/search/search.ts'
import { tolerance } from '../rules/search/spelling.ts'
import { searchRows } from '../search-rows.table.ts'
import {
  foundBy,
  isAmongMatches,
  isAtHome,
  isCovering,
  isMatch,
  isOfMedium,
  isStanding,
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

/** A text with more matches is ordered by rating: it is too common to be worth the cost of its rank. */
const COMMON = 2_000

const isCommon = (match: string) =>
  sql`(select count(*) from (select 1 from listings_fts where listings_fts match ${match} limit ${COMMON})) = ${COMMON}`

/** Sort keys of rows: each value under a name of its own, for cards in the same order. */
interface Key {
  by: SQL
  direction: typeof asc
}

const falling = (by: SQLWrapper): Key => ({ by: sql`${by}`, direction: desc })
const rising = (by: SQLWrapper): Key => ({ by: sql`${by}`, direction: asc })

/** Order by the rank of the text: for a common text all are as good. */
const byRank = (match: string): Key => rising(sql`case when ${isCommon(match)} then 0 else listings_fts.rank end`)

/** Best first. @param rank how well a row matches the text; undefined where rows are not those of its matches */
function orderOf(search: PreparedSearch, rank?: Key): Key[] {
  const { sort } = search.query
  const reach = nearPoint(search)
  if (sort === 'price') return [rising(rows.monthly), rising(rows.id)]
  if (sort === 'price_desc') return [falling(rows.monthly), falling(rows.id)]
  if (sort === 'audience') return [falling(rows.audience), falling(rows.id)]
  if (reach) return [rising(squareDistance(reach)), falling(rows.id)]
  const byRating = [falling(rows.rating), falling(rows.id)]
  return rank === undefined ? byRating : [rank, ...byRating]
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
  const { match } = search
  const keys = [...first, ...orderOf(search, match !== undefined && isRanked ? byRank(match) : undefined)]
  const picked = db
    .select({ row: ROW, ...named(keys) })
    .from(from)
    .where(where)
    .orderBy(...keys.map(({ direction }, i) => direction(keyName(i))))
    .limit(limit)
    .offset(offset)
    .as('picked')
  return selectCards(db)
    .innerJoin(picked, sql`${listings}.rowid = ${picked.row}`)
    .orderBy(...byNames(keys))
}

/** The best of every category, in order within it. */
export function selectBest(db: DrizzleD1Database, search: PreparedSearch) {
  const picked = pickBest(db, search).as('picked')
  const order = orderOf(search)
  return selectCards(db)
    .innerJoin(picked, sql`${listings}.rowid = picked."row"`)
    .orderBy(sql`picked.position`, ...byNames(order))
}

function pickBest(db: DrizzleD1Database, search: PreparedSearch) {
  const { sort, near, city, state } = search.query
  const { match } = search
  if (near !== undefined) return pickNumbered(db, search, orderOf(search))
  if (match === undefined) return pickFromOrder(db, search)
  if (sort !== undefined && sort !== 'relevance') return pickNumbered(db, search, orderOf(search))
  const rare = pickNumbered(db, search, orderOf(search, rising(sql`listings_fts.rank`)), sql`not ${isCommon(match)}`)
  const isOfPlace = city !== undefined || state !== undefined
  return rare.unionAll(
    isOfPlace ? pickThere(db, search, match, isCommon(match)) : pickFromOrder(db, search, isCommon(match)),
  )
}

const guarded = (guard: SQL | undefined, from: SQL) =>
  guard ? sql`(select 1 where ${guard}) cross join ${from}` : from

/** The first of all that is found of each category. @param guard reads nothing where it does not hold */
function pickNumbered(db: DrizzleD1Database, search: PreparedSearch, keys: readonly Key[], guard?: SQL) {
  const { from, where } = foundBy(search, matchThere(search), and(isThere(search), passesRest(search)))
  return pickFirst(db, search, keys, guarded(guard, from), where)
}

/** Picks the best of a common text in a place: its listings are adjacent in the index of homes. */
function pickThere(db: DrizzleD1Database, search: PreparedSearch, match: string, guard: SQL) {
  const { query } = search
  const columns = [rows.row, rows.categoryId, rows.rating, rows.id].map((column) => sql`${column}`)
  const rest = and(isOfMedium(search), passesRest(search))
  const homes = guarded(guard, sql`${rowsFrom(undefined)} indexed by search_rows_by_home`)
  const standing = and(isStanding(query), isAmongMatches(matchThere(search)), rest)
  const marked = coveringOnly(match)
  const covering = and(isMatch(marked), isCovering(query) ?? sql`0`, rest)
  const found = sql`(select ${sql.join(columns, sql`, `)} from ${homes} where ${standing}
    union all select ${sql.join(columns, sql`, `)} from ${guarded(guard, rowsFrom(marked))} where ${covering}) as ${rows}`
  return pickFirst(db, search, orderOf(search), found, undefined)
}

/** Rows numbered within their category, up to the last that is shown. */
function pickFirst(
  db: DrizzleD1Database,
  search: PreparedSearch,
  keys: readonly Key[],
  from: SQL,
  where: SQL | undefined,
) {
  const order = sql.join(inOrder(keys), sql`, `)
  const numbered = db
    .select({
      row: ROW,
      position: sql<number>`row_number() over (partition by ${rows.categoryId} order by ${order})`.as('position'),
    })
    .from(from)
    .where(where)
    .as('numbered')
  const nullKeys = orderOf(search).map((key) => ({ ...key, by: sql`null` }))
  return db
    .select({ row: numbered.row, position: numbered.position, ...named(nullKeys) })
    .from(numbered)
    .where(lte(numbered.position, BEST_PER_CATEGORY))
}

/** The first that are found of each category, in an order that has an index: of all, or of thousands that match. */
function pickFromOrder(db: DrizzleD1Database, search: PreparedSearch, guard?: SQL) {
  const { match } = search
  const keys = orderOf(search)
  const isFound = match === undefined ? undefined : or(isKindMatching(sql`+${rows.facet}`, match), IS_BEYOND)
  const best = db
    .select({ row: ROW })
    .from(rowsFrom(undefined))
    .where(and(eq(rows.categoryId, categories.id), isThere(search), passesRest(search), isFound))
    .orderBy(...inOrder(keys))
    .limit(BEST_PER_CATEGORY)
  const first = db
    .select({ row: rows.row, position: sql<number>`0`.as('position'), ...named(keys) })
    .from(guarded(guard, sql`${categories}`))
    .innerJoin(rows, sql`${rows.row} in ${best}`)
    .where(match === undefined ? undefined : inArray(categories.id, mediaOf(db, match)))
  const source = match === undefined ? sql`${first}` : sql`(${withBeyond(match)} select * from ${first})`
  const names = keys.map((key, i) => ({ ...key, by: sql`${keyName(i)}` }))
  return db
    .select({ row: sql<number>`"row"`.as('row'), position: sql<number>`position`.as('position'), ...named(names) })
    .from(source)
}

/** Matches beyond the words of a kind and of an owner, which are read twice. */
const withBeyond = (match: string) =>
  sql`with beyond as materialized (select rowid as "row" from listings_fts where ${isMatch(beyondKind(match))})`
const IS_BEYOND = sql`+${rows.row} in (select "row" from beyond)`

/** The media of the matches: a medium without any would be read to its end. */
function mediaOf(db: DrizzleD1Database, match: string) {
  const homes = sql`(select ${rows.home} from beyond cross join ${searchRows} as ${rows} on ${rows.row} = beyond."row")`
  return db
    .select({ category: facetCounts.categoryId })
    .from(facetCounts)
    .where(isKindMatching(facetCounts.id, match))
    .union(db.select({ category: homeCounts.categoryId }).from(homeCounts).where(inArray(homeCounts.id, homes)))
}

/** Words of the index that doubtful ones may be meant for; none when something matches, with or without the filters. */
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

/** Order of the listings that pass all filters but one, the nearest first: in price, in time, in the same state. */
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
