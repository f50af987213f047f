import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Area } from '../domain/places/coverage.ts'
import { homeOf } from '../domain/places/gazetteer.ts'
import { coverage, listings } from './catalogue.table.ts'

/** The areas of a listing as JSON, in a fixed order; `[]` for one that stands somewhere. */
const areasJson = sql`(select json_group_array(json_object('state', ${coverage.state}, 'city', ${coverage.city})
  order by ${coverage.state}, ${coverage.city}) from ${coverage} where ${coverage.listingId} = ${listings.id})`

/** A column of cards and cells. */
export const areasOfListing = areasJson.mapWith((text: string): Area[] => JSON.parse(text)).as('areas')

const standsSomewhere = sql`not exists (select 1 from ${coverage} where ${coverage.listingId} = ${listings.id})`

interface PlaceFilter {
  state?: string | undefined
  city?: string | undefined
}

/** What stands in a place or covers it; undefined where no place is asked for. */
export function isInPlace({ state, city }: PlaceFilter): SQL | undefined {
  if (state === undefined && city === undefined) return undefined
  const stands = and(
    city === undefined ? undefined : eq(listings.city, city),
    state === undefined ? undefined : sql`${listings.state} = ${state} collate nocase`,
    standsSomewhere,
  )
  const home = homeOf({ state, city })
  if (home === undefined) return stands
  const covers = and(
    sql`${coverage.state} in ('', ${home})`,
    city === undefined ? undefined : sql`${coverage.city} in ('', ${city})`,
  )
  return or(stands, sql`${listings.id} in (select ${coverage.listingId} from ${coverage} where ${covers})`)
}

/** Listings by home and areas, of those that cover some. */
export const selectCovering = (db: DrizzleD1Database, where?: SQL) =>
  db
    .select({
      category: listings.categoryId,
      state: listings.state,
      city: listings.city,
      areas: areasOfListing,
      count: count(),
    })
    .from(listings)
    .where(and(inArray(listings.id, db.select({ id: coverage.listingId }).from(coverage)), where))
    .groupBy(listings.categoryId, listings.state, listings.city, sql`areas`)

/** Listings by home. @param from a hint which index has all that is asked for */
export const selectHomes = (db: DrizzleD1Database, where?: SQL, from: SQL = sql`${listings}`) =>
  db
    .select({
      category: sql<string>`${listings.categoryId}`,
      state: sql<string>`${listings.state}`,
      city: sql<string>`${listings.city}`,
      count: count().as('homes'),
    })
    .from(from)
    .where(where)
    .groupBy(listings.city, listings.state, listings.categoryId)
