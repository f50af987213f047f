import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { idsOf } from '../kernel/sql/statements.server.ts'
import { owners } from '../organisations/owners.table.ts'
import { listings } from './catalogue.table.ts'
import { facetCounts, facetHomes, homeCounts } from './counters.table.ts'
import { type ChosenFacets, FACETS, type FacetCell, type FacetName } from './rules/facets.ts'
import type { HomeCell } from './rules/places/coverage.ts'
import { searchRows } from './search-rows.table.ts'

/** Table with the columns of facets: both have the same. */
type Facts = typeof listings | typeof facetCounts

const NARROWS: Record<FacetName, (facts: Facts, chosen: readonly string[]) => SQL | undefined> = {
  format: ({ type }, chosen) => sql`${type} in ${idsOf(chosen)}`,
  face: ({ face }, chosen) => sql`${face} in ${idsOf(chosen)}`,
  lit: ({ lit }, chosen) => sql`${lit} in ${idsOf(chosen)}`,
  tongue: ({ languages }, chosen) =>
    sql`exists (select 1 from json_each(${languages}) where value in ${idsOf(chosen)})`,
  followers: ({ followers }, chosen) => sql`${followers} in ${idsOf(chosen)}`,
  platform: ({ platforms }, chosen) => or(...chosen.map((one) => sql`instr(${platforms}, ${one}) > 0`)),
  screens: ({ screens }, chosen) => sql`${screens} in ${idsOf(chosen)}`,
  owner: ({ ownerId }, chosen) => sql`${ownerId} in (select ${owners.id} from ${owners}, ${idsOf(chosen)} as asked
    where ${owners.id} = asked.value or instr(lower(${owners.name}), lower(asked.value)) > 0)`,
}

/** Condition for listings with any of the chosen values, facet by facet. */
export const inFacets = (chosen: ChosenFacets, names: readonly FacetName[] = FACETS, facts: Facts = listings) =>
  and(
    ...names.map((name) => {
      const values = chosen[name]
      return values === undefined || values.length === 0 ? undefined : NARROWS[name](facts, values)
    }),
  )

/** Ids of the counters with any of the chosen values; undefined where nothing is chosen. */
export function rowsInFacets(chosen: ChosenFacets, names?: readonly FacetName[]) {
  const where = inFacets(chosen, names, facetCounts)
  return where && new QueryBuilder().select({ id: facetCounts.id }).from(facetCounts).where(where)
}

/**
 * Condition for counters whose own words match a text: then each of their listings does. @param facet the column of its
 * id
 */
export const isKindMatching = (facet: SQLWrapper, match: string | undefined) =>
  match === undefined ? undefined : sql`${facet} in (select rowid from facet_words where facet_words match ${match})`

/** Category and group that counters are kept for. */
export interface Group {
  category?: string | undefined
  group?: string | undefined
}

/** SQLite does not count an index with columns that it computes as covering, though it reads nothing else: see cost.test.ts. */
const FACTS_ALONE = sql`${listings} indexed by listings_by_facets`

/** Field of a cell for each facet, with its column. */
const CELL = {
  format: ['format', facetCounts.type],
  face: ['face', facetCounts.face],
  lit: ['lit', facetCounts.lit],
  tongue: ['languages', facetCounts.languages],
  followers: ['followers', facetCounts.followers],
  platform: ['platforms', facetCounts.platforms],
  screens: ['screens', facetCounts.screens],
  owner: ['owner', facetCounts.ownerId],
} satisfies Record<FacetName, [field: keyof FacetCell, column: SQLWrapper]>

/** A cell that no facet tells apart. */
const UNTOLD: Omit<FacetCell, 'count'> = {
  format: '',
  face: null,
  lit: null,
  languages: [],
  followers: null,
  platforms: null,
  screens: null,
  owner: '',
  ownerName: '',
}

const list = (values: readonly SQLWrapper[]) => sql.join([...values], sql`, `)

/** Number of rows that name each counter. @param counter the column that names it */
export const countedBy = (counter: SQLWrapper, from: SQL, where: SQL | undefined) =>
  sql`select ${counter} as id, count(*) as count from ${from} where ${where ?? sql`1`} group by ${counter}`

// Cells are sent as one text: of hundreds of rows, most would be the names of their columns.

/**
 * Cells of the results, one for each combination of the facets named. @param found ids of `facetCounts` with their
 * counts
 */
export function selectCells(db: DrizzleD1Database, names: readonly FacetName[], found: SQL) {
  const columns = names.map((name) => sql`${CELL[name][1]}`)
  const said = names.map((name) => (name === 'tongue' ? sql`json(${facetCounts.languages})` : CELL[name][1]))
  const owner = sql`(select ${owners.name} from ${owners} where ${owners.id} = ${facetCounts.ownerId})`
  const fields = ['ownerName', 'count', ...names.map((name) => CELL[name][0])]
  const cell = [names.includes('owner') ? owner : sql`''`, sql`sum(found.count)`, ...said]
  const cells = db
    .select({ cell: sql`json_array(${list(cell)})`.as('cell') })
    .from(sql`(${found}) as found cross join ${facetCounts} on ${facetCounts.id} = found.id`)
    .groupBy(...(columns.length > 0 ? columns : [sql`null`]))
    .as('cells')
  return db
    .select({
      cells: sql`json_group_array(json(${cells.cell}))`
        .mapWith((text: string): FacetCell[] =>
          JSON.parse(text).map((values: unknown[]) => ({
            ...UNTOLD,
            ...Object.fromEntries(fields.map((field, i) => [field, values[i]])),
          })),
        )
        .as('facet_cells'),
    })
    .from(cells)
}

export const inGroup = (table: typeof facetCounts | typeof homeCounts, { category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(table.categoryId, category),
    group === undefined ? undefined : eq(table.subcategoryId, group),
  )

/** Counts of the rows of `facetCounts`. @param where of them */
export const countedFacets = (where: SQL | undefined) =>
  sql`select ${facetCounts.id} as id, ${facetCounts.count} as count from ${facetCounts} where ${where ?? sql`1`}`

const ofGroup = ({ category, group }: Group) =>
  and(
    category === undefined ? undefined : eq(listings.categoryId, category),
    group === undefined ? undefined : eq(listings.subcategoryId, group),
  )

/**
 * Cells of the listings that pass the filters in a group. @param isFew true where a text has few matches, which are
 * read one by one
 */
export function selectFacetCells(
  db: DrizzleD1Database,
  names: readonly FacetName[],
  group: Group,
  filters: SQL | undefined,
  isFew: boolean,
) {
  if (filters === undefined) return selectCells(db, names, countedFacets(inGroup(facetCounts, group)))
  const from = sql`${isFew ? listings : FACTS_ALONE} inner join ${searchRows} on ${searchRows.row} = ${listings}.rowid`
  return selectCells(db, names, countedBy(searchRows.facet, from, and(ofGroup(group), filters)))
}

const homeCell = {
  category: homeCounts.categoryId,
  state: homeCounts.state,
  city: homeCounts.city,
  step: homeCounts.priceStep,
}

/** Listings of a group by home and step of the price, from the counters. */
export const selectCountedHomes = (db: DrizzleD1Database, group: Group = {}) =>
  db
    .select({ ...homeCell, count: sql<number>`sum(${homeCounts.count})`.as('homes') })
    .from(homeCounts)
    .where(inGroup(homeCounts, group))
    .groupBy(...Object.values(homeCell))

/** Counts of the rows of `homeCounts`. */
export const COUNTED_HOMES = sql`select ${homeCounts.id} as id, ${homeCounts.count} as count from ${homeCounts}`

/** Counts of the rows of `homeCounts` within some rows of `facetCounts`. */
export const countHomes = (facets: SQL | undefined) =>
  sql`select ${facetHomes.home} as id, sum(${facetHomes.count}) as count from ${facetHomes} where ${facets ?? sql`1`} group by ${facetHomes.home}`

/** Results by home and step of the price. @param found ids of `homeCounts` with their counts */
export function selectHomesOf(db: DrizzleD1Database, found: SQL) {
  const key = Object.values(homeCell)
  const cell = list([...key, sql`sum(found.count)`])
  const cells = db
    .select({ cell: sql`json_array(${cell})`.as('cell') })
    .from(sql`(${found}) as found cross join ${homeCounts} on ${homeCounts.id} = found.id`)
    .groupBy(...key)
    .as('cells')
  return db
    .select({
      cells: sql`json_group_array(json(${cells.cell}))`
        .mapWith((text: string): HomeCell[] =>
          JSON.parse(text).map(([category, state, city, step, count]: [string, string, string, number, number]) => ({
            category,
            state,
            city,
            step,
            count,
          })),
        )
        .as('home_cells'),
    })
    .from(cells)
}
