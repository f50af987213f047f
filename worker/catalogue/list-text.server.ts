import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { facetCounts } from './counters.table.ts'
import { countedBy, type Group, inGroup, selectCells } from './facets.server.ts'
import type { FacetName } from './rules/facets.ts'
import { searchRows } from './search-rows.table.ts'

// A list that is narrowed by its text alone, and by facets: the index of parts finds it, and the narrow rows of the search say
// what it has of each facet.

const FROM = sql`listings_parts cross join ${searchRows} on ${searchRows.row} = listings_parts.rowid`
const isFound = (match: string) => sql`listings_parts match ${match}`

/** The plus keeps SQLite from looking up each row under each of the counters. */
const isOfKinds = (where: SQL | undefined) =>
  inArray(sql`+${searchRows.facet}`, new QueryBuilder().select({ id: facetCounts.id }).from(facetCounts).where(where))

/** What is found, by facets: what is chosen of them is counted, not filtered. */
export const selectTextCells = (db: DrizzleD1Database, names: readonly FacetName[], group: Group, match: string) =>
  selectCells(db, names, countedBy(searchRows.facet, FROM, and(isFound(match), isOfKinds(inGroup(facetCounts, group)))))
