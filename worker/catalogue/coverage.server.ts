import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { coverage, listings } from './catalogue.table.ts'
import type { Area } from './rules/places/coverage.ts'
import { homeOf } from './rules/places/gazetteer.ts'

/** The areas of a listing as JSON, in a fixed order; `[]` for one with a fixed place. */
const areasJson = sql`(select json_group_array(json_object('state', ${coverage.state}, 'city', ${coverage.city})
  order by ${coverage.state}, ${coverage.city}) from ${coverage} where ${coverage.listingId} = ${listings.id})`

/** A column of cards and cells. */
export const areasOfListing = areasJson.mapWith((text: string): Area[] => JSON.parse(text)).as('areas')

const standsSomewhere = sql`not exists (select 1 from ${coverage} where ${coverage.listingId} = ${listings.id})`

interface PlaceFilter {
  state?: string | undefined
  city?: string | undefined
}

/** Condition for listings in a place or covering it; undefined where no place is asked for. */
export function isInPlace({ state, city }: PlaceFilter): SQL | undefined {
  if (state === undefined && city === undefined) return undefined
  const stands = and(
    city === undefined ? undefined : eq(listings.city, city),
    state === undefined ? undefined : sql`${listings.state} = ${state} collate nocase`,
    standsSomewhere,
  )
  const covering = coversPlaces({ state, city })
  return covering ? or(stands, inArray(listings.id, covering)) : stands
}

/** Ids of the listings that cover a place; undefined where it is none of ours. */
export function coversPlaces({ state, city }: PlaceFilter) {
  const home = homeOf({ state, city })
  if (home === undefined) return undefined
  return new QueryBuilder()
    .select({ id: coverage.listingId })
    .from(coverage)
    .where(
      and(inArray(coverage.state, ['', home]), city === undefined ? undefined : inArray(coverage.city, ['', city])),
    )
}

// With a source of its own Drizzle does not know whose columns these are.
const home = {
  category: sql<string>`${listings.categoryId}`,
  state: sql<string>`${listings.state}`,
  city: sql<string>`${listings.city}`,
  step: sql<number>`${listings.priceStep}`,
}

/** Listings by home and areas, of those that cover some. */
export const selectCovering = (db: DrizzleD1Database, where?: SQL) =>
  db
    .select({ ...home, areas: areasOfListing, count: count() })
    // Few cover anything: they are read first.
    .from(
      sql`(select distinct listing_id from ${coverage}) as covering cross join ${listings} on ${listings.id} = covering.listing_id`,
    )
    .where(where)
    .groupBy(...Object.values(home), sql`areas`)

/** Listings by home. */
export const selectHomes = (db: DrizzleD1Database, where: SQL | undefined) =>
  db
    .select({ ...home, count: count().as('homes') })
    .from(listings)
    .where(where)
    .groupBy(...Object.values(home))
