import { and, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { listings } from '../catalogue/catalogue.table.ts'
import { selectCovering } from '../catalogue/coverage.server.ts'
import { selectCells, selectCountedCells, selectCountedHomes, selectHomesOf } from '../catalogue/facets.server.ts'
import { FACETS, type FacetName } from '../domain/catalogue/facets.ts'
import { coveringOnly } from '../domain/search/fts-query.ts'
import { isPriced } from '../domain/search/prices.ts'
import {
  COVERS,
  foundBy,
  isThere,
  matchThere,
  type PreparedSearch,
  passesRest,
  ROW,
  rows,
} from './conditions.server.ts'

// The counts of a search: cells of what is found, of which every count of the page is a sum.

/** Rowids of what passes every filter but those of medium and place. */
export function passes(db: DrizzleD1Database, search: PreparedSearch): SQL | undefined {
  const rest = passesRest(search)
  if (search.match === undefined && rest === undefined) return undefined
  const { from, where } = foundBy(search, search.match, rest)
  return sql`${listings}.rowid in ${db.select({ row: ROW }).from(from).where(where)}`
}

/** How many listings pass all filters but medium and place, by medium and home. */
export function selectPlaceCells(db: DrizzleD1Database, search: PreparedSearch) {
  const rest = passesRest(search)
  if (search.match === undefined && rest === undefined) return selectCountedHomes(db)
  const { from, where } = foundBy(search, search.match, rest)
  return selectHomesOf(db, rows.home, from, where)
}

/** Those that cover areas, by their areas. */
export function selectCoveringCells(db: DrizzleD1Database, search: PreparedSearch) {
  const filters = and(COVERS, passesRest(search))
  const { from, where } = foundBy(search, search.match && coveringOnly(search.match), filters)
  return selectCovering(db, sql`${listings}.rowid in ${db.select({ row: ROW }).from(from).where(where)}`)
}

/** What is found, by all that the facets offered know of it. What is chosen of them is counted, not filtered. */
export function selectSearchCells(db: DrizzleD1Database, search: PreparedSearch, offered: readonly FacetName[]) {
  const { media = [], city, state } = search.query
  const unseen = FACETS.filter((name) => !offered.includes(name))
  const rest = passesRest(search, unseen)
  const isElsewhere = media.length > 1 || city !== undefined || state !== undefined
  if (search.match === undefined && !isElsewhere && rest === undefined) {
    return selectCountedCells(db, { category: media[0] })
  }
  const { from, where } = foundBy(search, matchThere(search), and(isThere(search), rest))
  return selectCells(db, rows.facet, from, where)
}

/** What is found at any price, where one is asked for, by home and step: else the cells of places say so. */
export function selectAnyPrice(db: DrizzleD1Database, search: PreparedSearch) {
  const { least: _, most: __, ...query } = search.query
  const anyPrice = { ...search, query: { ...query } }
  const isAsked = isPriced(search.query) ? undefined : sql`0`
  const { from, where } = foundBy(anyPrice, matchThere(search), and(isAsked, isThere(anyPrice), passesRest(anyPrice)))
  return selectHomesOf(db, rows.home, from, where)
}
