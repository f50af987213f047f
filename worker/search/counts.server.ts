import { and, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { listings } from '../catalogue/catalogue.table.ts'
import { isInPlace, selectCovering, selectHomes } from '../catalogue/coverage.server.ts'
import { FACTS_ALONE, inFacets, selectCountedHomes, selectFacetCells } from '../catalogue/facets.server.ts'
import { FACETS, type FacetName } from '../domain/catalogue/facets.ts'
import { toPaise } from '../domain/money.ts'
import { coveringOnly, inPlaceNamed } from '../domain/search/fts-query.ts'
import { PRICE_STEPS } from '../domain/search/prices.ts'
import { affordableAndFree, isNear, type PreparedSearch } from './statements.server.ts'

// The counts of a search: cells of what is found, of which every count of the page is a sum.

/** What is in more listings than this is looked for in an index of all: about as dear as so many rows one by one at 100,000. */
const COMMON = 5_000

const matching = (match: string) => sql`(select rowid from listings_fts where listings_fts match ${match})`

const isMatch = (match: string | undefined) =>
  match === undefined ? undefined : sql`${listings}.rowid in ${matching(match)}`

/** Every filter but those of medium and place. */
export const passes = (search: PreparedSearch) => and(isMatch(search.match), passesRest(search))

const passesRest = (search: PreparedSearch) => and(isNear(search), affordableAndFree(search), inFacets(search.query))

/** A source of rows, and what is wanted of them. */
interface Way {
  from: SQL
  where: SQL | undefined
}

/**
 * Two ways to what a text finds, of which one has no rows: one by one where they are few, all of an index where they are many.
 * The condition is a source of its own, so that it is asked once and before anything else.
 */
function waysTo(match: string, index: SQL): [rare: Way, common: Way] {
  const isCommon = sql`(select count(*) from (select 1 from listings_fts where listings_fts match ${match} limit ${COMMON})) = ${COMMON}`
  return [
    { from: sql`(select 1 where not ${isCommon}) cross join ${listings}`, where: isMatch(match) },
    {
      from: sql`(select 1 where ${isCommon}) cross join ${index}`,
      // The plus keeps SQLite from going through the rows that match.
      where: sql`+${listings}.rowid in ${matching(match)}`,
    },
  ]
}

const BY_PLACE = sql`${listings} indexed by listings_by_place`
const ROWS = sql`${listings}`

/** Listings near a place are few; else all that is asked for is in one index. */
const readFrom = ({ query }: PreparedSearch) => (query.near === undefined ? FACTS_ALONE : ROWS)

/** How many listings pass all filters but medium and place, by medium and home. */
export function selectCells(db: DrizzleD1Database, search: PreparedSearch) {
  const rest = passesRest(search)
  if (search.match === undefined && rest === undefined) return selectCountedHomes(db)
  const from = inFacets(search.query) === undefined ? BY_PLACE : readFrom(search)
  if (search.match === undefined || search.query.near !== undefined) {
    return selectHomes(db, passes(search), search.query.near === undefined ? from : ROWS)
  }
  const [rare, common] = waysTo(search.match, from)
  return selectHomes(db, and(rare.where, rest), rare.from).unionAll(
    selectHomes(db, and(common.where, rest), common.from),
  ) as never as ReturnType<typeof selectHomes>
}

/** Those that cover areas, by their areas. */
export const selectCoveringCells = (db: DrizzleD1Database, search: PreparedSearch) =>
  selectCovering(db, and(isMatch(search.match && coveringOnly(search.match)), passesRest(search)))

/** The medium and the place. */
const isThere = ({ query }: PreparedSearch) =>
  and(isInPlace({ state: query.state, city: query.city }), query.media && inArray(listings.categoryId, query.media))

const matchThere = ({ match, query }: PreparedSearch) => match && inPlaceNamed(match, query)

/** What is found, by all that the facets offered know of it. What is chosen of them is counted, not filtered. */
export function selectSearchCells(db: DrizzleD1Database, search: PreparedSearch, offered: readonly FacetName[]) {
  const { media = [], city, state, near } = search.query
  const [medium, ...others] = media
  const unseen = FACETS.filter((name) => !offered.includes(name))
  const rest = and(isNear(search), affordableAndFree(search), inFacets(search.query, unseen))
  const isElsewhere = others.length > 0 || city !== undefined || state !== undefined
  if (search.match === undefined && !isElsewhere && rest === undefined) {
    return selectFacetCells(db, { category: medium }, undefined)
  }
  const match = matchThere(search)
  const filters = and(isThere(search), rest)
  if (match === undefined || near !== undefined) {
    return selectFacetCells(db, {}, and(isMatch(match), filters), readFrom(search))
  }
  const [rare, common] = waysTo(match, FACTS_ALONE)
  return selectFacetCells(db, {}, and(rare.where, filters), rare.from).unionAll(
    selectFacetCells(db, {}, and(common.where, filters), common.from) as never,
  ) as never as ReturnType<typeof selectFacetCells>
}

/** What is found at any price, by steps of the price. */
export function selectPrices(db: DrizzleD1Database, search: PreparedSearch) {
  const { least: _, most: __, ...query } = search.query
  const anyPrice = { ...search, query: { ...query } }
  const begins = PRICE_STEPS.slice(1).map((from, i) => sql`when ${listings.monthly} < ${toPaise(from)} then ${i}`)
  const step = sql<number>`case ${sql.join(begins, sql` `)} else ${PRICE_STEPS.length - 1} end`.as('price_step')
  const filters = and(isThere(anyPrice), isNear(anyPrice), affordableAndFree(anyPrice), inFacets(query))
  const select = (where: SQL | undefined, from: SQL) =>
    db
      .select({ step, count: count().as('found') })
      .from(from)
      .where(where)
      .groupBy(sql`price_step`)
  const match = matchThere(search)
  if (match === undefined || query.near !== undefined) return select(and(isMatch(match), filters), readFrom(search))
  const [rare, common] = waysTo(match, FACTS_ALONE)
  return select(and(rare.where, filters), rare.from).unionAll(
    select(and(common.where, filters), common.from),
  ) as never as ReturnType<typeof select>
}
