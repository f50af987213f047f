import { and, count, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import {
  BANDS,
  type BandFacet,
  type ChosenFacets,
  FACETS,
  type FacetName,
  type Lit,
} from '../domain/catalogue/facets.ts'
import { listings } from './catalogue.table.ts'
import { facetCounts, homeCounts } from './counters.table.ts'

const inBands = (facet: BandFacet, column: SQL, chosen: readonly string[]) =>
  or(
    ...BANDS[facet]
      .filter(({ value }) => chosen.includes(value))
      .map(({ from, below }) => sql`(${column} >= ${from} and ${column} < ${below})`),
  )

const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

const NARROWS: Record<FacetName, (chosen: readonly string[]) => SQL | undefined> = {
  format: (chosen) => sql`${listings.type} in ${among(chosen)}`,
  face: (chosen) => inBands('face', sql`${listings.sqFt}`, chosen),
  lit: (chosen) => sql`${listings.lit} in ${among(chosen)}`,
  tongue: (chosen) => sql`exists (select 1 from json_each(${listings.languages}) where value in ${among(chosen)})`,
  followers: (chosen) => inBands('followers', sql`${listings.followers}`, chosen),
  platform: (chosen) => or(...chosen.map((one) => sql`instr(${listings.platforms}, ${one}) > 0`)),
  screens: (chosen) => inBands('screens', sql`${listings.screens}`, chosen),
  owner: (
    chosen,
  ) => sql`${listings.ownerId} in (select owners.id from owners, json_each(${JSON.stringify(chosen)}) as asked
    where owners.id = asked.value or instr(lower(owners.name), lower(asked.value)) > 0)`,
}

/** What has any of the chosen values, facet by facet. */
export const inFacets = (chosen: ChosenFacets, offered: readonly FacetName[] = FACETS): SQL | undefined =>
  and(
    ...offered.map((name) => {
      const values = chosen[name]
      return values === undefined || values.length === 0 ? undefined : NARROWS[name](values)
    }),
  )

/** What the counters are kept for. */
interface Group {
  category?: string | undefined
  group?: string | undefined
}

const nameOfOwner = (owner: SQLWrapper) => sql<string>`(select name from owners where id = ${owner})`.as('owner_name')

/** SQLite does not count an index with columns that it computes as covering, though it reads nothing else: see cost.test.ts. */
export const FACTS_ALONE = sql`${listings} indexed by listings_by_facets`

/** Listings that have the same of everything that facets know, counted. */
const selectCells = (db: DrizzleD1Database, where: SQL | undefined, from: SQL) =>
  db
    .select({
      // With a hint as its source Drizzle does not know whose columns these are.
      format: sql<string>`${listings.type}`,
      sqFt: sql<number | null>`${listings.sqFt}`,
      lit: sql<Lit | null>`${listings.lit}`,
      followers: sql<number | null>`${listings.followers}`,
      screens: sql<number | null>`${listings.screens}`,
      platforms: sql<string | null>`${listings.platforms}`,
      languages: sql<string[]>`${listings.languages}`.mapWith(listings.languages),
      owner: sql<string>`${listings.ownerId}`,
      ownerName: nameOfOwner(listings.ownerId),
      count: count().as('found'),
    })
    .from(from)
    .where(where)
    .groupBy(
      listings.type,
      listings.ownerId,
      listings.sqFt,
      listings.lit,
      listings.followers,
      listings.screens,
      listings.platforms,
      listings.languages,
    )

const inGroup = (table: typeof facetCounts | typeof homeCounts, { category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(table.categoryId, category),
    group === undefined ? undefined : eq(table.subcategoryId, group),
  )

const selectCountedCells = (db: DrizzleD1Database, group: Group): ReturnType<typeof selectCells> =>
  db
    .select({
      format: facetCounts.type,
      sqFt: facetCounts.sqFt,
      lit: facetCounts.lit,
      followers: facetCounts.followers,
      screens: facetCounts.screens,
      platforms: facetCounts.platforms,
      languages: facetCounts.languages,
      owner: facetCounts.ownerId,
      ownerName: nameOfOwner(facetCounts.ownerId),
      count: facetCounts.count,
    })
    .from(facetCounts)
    .where(inGroup(facetCounts, group)) as never

const ofGroup = ({ category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(listings.categoryId, category),
    group === undefined ? undefined : eq(listings.subcategoryId, group),
  )

/** The cells of a group, of what passes the filters: from the counters where there are none. @param from where few are read */
export const selectFacetCells = (
  db: DrizzleD1Database,
  group: Group,
  filters: SQL | undefined,
  from: SQL = FACTS_ALONE,
) => (filters === undefined ? selectCountedCells(db, group) : selectCells(db, and(ofGroup(group), filters), from))

/** Listings of a group by home, from the counters. */
export const selectCountedHomes = (db: DrizzleD1Database, group: Group = {}) =>
  db
    .select({
      category: homeCounts.categoryId,
      state: homeCounts.state,
      city: homeCounts.city,
      count: sql<number>`sum(${homeCounts.count})`.as('homes'),
    })
    .from(homeCounts)
    .where(inGroup(homeCounts, group))
    .groupBy(homeCounts.categoryId, homeCounts.city, homeCounts.state)
