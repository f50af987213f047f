import { and, count, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { type ChosenFacets, FACETS, type FacetName } from '../domain/catalogue/facets.ts'
import { listings } from './catalogue.table.ts'
import { facetCounts, homeCounts } from './counters.table.ts'
import { searchRows } from './search-rows.table.ts'

const eachOf = (values: readonly string[]) => sql`json_each(${JSON.stringify(values)})`
const among = (values: readonly string[]) => sql`(select value from ${eachOf(values)})`

/** Either has the same columns of what facets know. */
type Facts = typeof listings | typeof facetCounts

const NARROWS: Record<FacetName, (facts: Facts, chosen: readonly string[]) => SQL | undefined> = {
  format: ({ type }, chosen) => sql`${type} in ${among(chosen)}`,
  face: ({ face }, chosen) => sql`${face} in ${among(chosen)}`,
  lit: ({ lit }, chosen) => sql`${lit} in ${among(chosen)}`,
  tongue: ({ languages }, chosen) =>
    sql`exists (select 1 from json_each(${languages}) where value in ${among(chosen)})`,
  followers: ({ followers }, chosen) => sql`${followers} in ${among(chosen)}`,
  platform: ({ platforms }, chosen) => or(...chosen.map((one) => sql`instr(${platforms}, ${one}) > 0`)),
  screens: ({ screens }, chosen) => sql`${screens} in ${among(chosen)}`,
  owner: ({ ownerId }, chosen) => sql`${ownerId} in (select owners.id from owners, ${eachOf(chosen)} as asked
    where owners.id = asked.value or instr(lower(owners.name), lower(asked.value)) > 0)`,
}

/** What has any of the chosen values, facet by facet. */
export const inFacets = (chosen: ChosenFacets, names: readonly FacetName[] = FACETS, facts: Facts = listings) =>
  and(
    ...names.map((name) => {
      const values = chosen[name]
      return values === undefined || values.length === 0 ? undefined : NARROWS[name](facts, values)
    }),
  )

/** Ids of the counters of what has any of the chosen values; undefined where nothing is chosen. */
export function rowsInFacets(chosen: ChosenFacets, names?: readonly FacetName[]) {
  const where = inFacets(chosen, names, facetCounts)
  return where && new QueryBuilder().select({ id: facetCounts.id }).from(facetCounts).where(where)
}

/** What the counters are kept for. */
interface Group {
  category?: string | undefined
  group?: string | undefined
}

/** SQLite does not count an index with columns that it computes as covering, though it reads nothing else: see cost.test.ts. */
const FACTS_ALONE = sql`${listings} indexed by listings_by_facets`

/** Listings that have the same of everything that facets know. */
const cell = {
  format: facetCounts.type,
  face: facetCounts.face,
  lit: facetCounts.lit,
  followers: facetCounts.followers,
  screens: facetCounts.screens,
  platforms: facetCounts.platforms,
  languages: facetCounts.languages,
  owner: facetCounts.ownerId,
  ownerName: sql<string>`(select name from owners where id = ${facetCounts.ownerId})`.as('owner_name'),
}

const homeCell = {
  category: homeCounts.categoryId,
  state: homeCounts.state,
  city: homeCounts.city,
  step: homeCounts.priceStep,
}

/** The cells of what is found. @param facet the column of its counters */
export function selectCells(db: DrizzleD1Database, facet: SQLWrapper, from: SQL, where: SQL | undefined) {
  const found = db
    .select({ facet: sql<number>`${facet}`.as('found_facet'), count: count().as('found') })
    .from(from)
    .where(where)
    .groupBy(sql`found_facet`)
    .as('found_of')
  return db
    .select({ ...cell, count: sql<number>`${found.count}`.as('found_count') })
    .from(found)
    .innerJoin(facetCounts, eq(facetCounts.id, found.facet))
}

const inGroup = (table: typeof facetCounts | typeof homeCounts, { category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(table.categoryId, category),
    group === undefined ? undefined : eq(table.subcategoryId, group),
  )

/** The cells of a group, from the counters. */
export const selectCountedCells = (db: DrizzleD1Database, group: Group) =>
  db
    .select({ ...cell, count: facetCounts.count })
    .from(facetCounts)
    .where(inGroup(facetCounts, group))

const ofGroup = ({ category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(listings.categoryId, category),
    group === undefined ? undefined : eq(listings.subcategoryId, group),
  )

/** The cells of what passes the filters in a group. @param isFew whether a text has found few, which are read one by one */
export const selectFacetCells = (db: DrizzleD1Database, group: Group, filters: SQL | undefined, isFew: boolean) =>
  filters === undefined
    ? selectCountedCells(db, group)
    : selectCells(
        db,
        searchRows.facet,
        sql`${isFew ? listings : FACTS_ALONE} inner join ${searchRows} on ${searchRows.row} = ${listings}.rowid`,
        and(ofGroup(group), filters),
      )

/** Listings of a group by home and step of the price, from the counters. */
export const selectCountedHomes = (db: DrizzleD1Database, group: Group = {}) =>
  db
    .select({ ...homeCell, count: sql<number>`sum(${homeCounts.count})`.as('homes') })
    .from(homeCounts)
    .where(inGroup(homeCounts, group))
    .groupBy(...Object.values(homeCell))

/** The same of what is found. @param home the column of its counters */
export function selectHomesOf(db: DrizzleD1Database, home: SQLWrapper, from: SQL, where: SQL | undefined) {
  const found = db
    .select({ home: sql<number>`${home}`.as('found_home'), count: count().as('found') })
    .from(from)
    .where(where)
    .groupBy(sql`found_home`)
    .as('found_at')
  return db
    .select({ ...homeCell, count: sql<number>`sum(${found.count})`.as('homes') })
    .from(found)
    .innerJoin(homeCounts, eq(homeCounts.id, found.home))
    .groupBy(...Object.values(homeCell))
}
