import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { listings } from '../catalogue.table.ts'
import { facetCounts, facetHomes } from '../counters.table.ts'
import { selectCovering } from '../coverage.server.ts'
import {
  COUNTED_HOMES,
  countedBy,
  countedFacets,
  countHomes,
  inFacets,
  isKindMatching,
  selectCells,
  selectHomesOf,
} from '../facets.server.ts'
import { FACETS, type FacetName } from '../rules/facets.ts'
import { beyondKind, coveringOnly } from '../rules/search/fts-query.ts'
import { isPriced } from '../rules/search/prices.ts'
import {
  COVERS,
  foundBy,
  isOfFacets,
  isThere,
  matchThere,
  type PreparedSearch,
  passesEach,
  passesRest,
  ROW,
  rows,
} from './conditions.server.ts'

// The counts of a search: cells of the results, of which every count of the page is a sum.

/** Rowids of the listings that pass every filter but those of medium and place. */
export function passes(db: DrizzleD1Database, search: PreparedSearch): SQL | undefined {
  const rest = passesRest(search)
  if (search.match === undefined && rest === undefined) return undefined
  const { from, where } = foundBy(search, search.match, rest)
  return sql`${listings}.rowid in ${db.select({ row: ROW }).from(from).where(where)}`
}

/** Number of listings that pass all filters but medium and place, by medium and home. */
export const selectPlaceCells = (db: DrizzleD1Database, search: PreparedSearch) => selectHomesOf(db, homesFound(search))

function homesFound(search: PreparedSearch): SQL {
  const { query, match } = search
  if (passesEach(search) !== undefined) return rowsFound(rows.home, search, match, passesRest(search))
  const chosen = isOfFacets(query, FACETS, facetHomes.facet)
  if (match === undefined) return chosen ? countHomes(chosen) : COUNTED_HOMES
  const kinds = and(isKindMatching(facetHomes.facet, match), chosen)
  return sql`${countHomes(kinds)} union all ${rowsFound(rows.home, search, beyondKind(match), isOfFacets(query))}`
}

const rowsFound = (
  counter: SQLWrapper,
  search: PreparedSearch,
  match: string | undefined,
  filters: SQL | undefined,
) => {
  const { from, where } = foundBy(search, match, filters)
  return countedBy(counter, from, where)
}

/** Those that cover areas, by their areas. */
export function selectCoveringCells(db: DrizzleD1Database, search: PreparedSearch) {
  const filters = and(COVERS, passesRest(search))
  const { from, where } = foundBy(search, search.match && coveringOnly(search.match), filters)
  return selectCovering(db, sql`${listings}.rowid in ${db.select({ row: ROW }).from(from).where(where)}`)
}

/** Results by all facets offered. Chosen values of them are counted, not filtered. */
export const selectSearchCells = (db: DrizzleD1Database, search: PreparedSearch, offered: readonly FacetName[]) =>
  selectCells(db, offered, facetsFound(search, offered))

function facetsFound(search: PreparedSearch, offered: readonly FacetName[]): SQL {
  const { query, match } = search
  const { media, city, state } = query
  const unseen = FACETS.filter((name) => !offered.includes(name))
  if (city !== undefined || state !== undefined || passesEach(search) !== undefined) {
    return rowsFound(rows.facet, search, matchThere(search), and(isThere(search), passesRest(search, unseen)))
  }
  const kinds = countedFacets(
    and(
      media && inArray(facetCounts.categoryId, media),
      inFacets(query, unseen, facetCounts),
      isKindMatching(facetCounts.id, match),
    ),
  )
  if (match === undefined) return kinds
  const others = rowsFound(rows.facet, search, beyondKind(match), and(isThere(search), isOfFacets(query, unseen)))
  return sql`${kinds} union all ${others}`
}

/** Results at any price by home and step, when the search names a price: otherwise the cells of places have them. */
export function selectAnyPrice(db: DrizzleD1Database, search: PreparedSearch) {
  const { least: _, most: __, ...query } = search.query
  const anyPrice = { ...search, query: { ...query } }
  const isAsked = isPriced(search.query) ? undefined : sql`0`
  const filters = and(isAsked, isThere(anyPrice), passesRest(anyPrice))
  return selectHomesOf(db, rowsFound(rows.home, anyPrice, matchThere(search), filters))
}
