import { and, asc, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { listings } from './catalogue.table.ts'
import { matches } from './filters.server.ts'
import { onWantedDays } from './free.server.ts'
import type { CustomFilters } from './rules/custom-filters.ts'
import type { PinsPage } from './rules/pages.ts'
import type { PlacesQuery } from './rules/places-query.ts'
import type { ListingQuery, ListingsRef } from './rules/query.ts'
import { mediaSpec } from './rules/registry/media.ts'

/** Pins on one map; a city has fewer of one medium. */
const MAX_PINS = 300

const pinColumns = {
  id: listings.id,
  category: listings.categoryId,
  subcategory: listings.subcategoryId,
  title: listings.title,
  area: listings.area,
  lat: sql<number>`${listings.lat}`,
  lng: sql<number>`${listings.lng}`,
  rate: listings.rate,
}

/** Sites with a pin, by locality, and there the best first. */
export const selectPins = (db: DrizzleD1Database, where: SQL | undefined) =>
  db
    .select(pinColumns)
    .from(listings)
    .where(and(where, isNotNull(listings.lat)))
    .orderBy(asc(listings.area), desc(listings.rating), desc(listings.id))
    .limit(MAX_PINS)

/** Number of sites with a pin by city, most first. */
export const selectPinCities = (db: DrizzleD1Database, where: SQL | undefined) =>
  db
    .select({ name: listings.city, count: count() })
    .from(listings)
    .where(and(where, isNotNull(listings.lat)))
    .groupBy(listings.city)
    .orderBy(desc(count()), listings.city)

/** The sites of a list on a map: those of its city, and how many there are in every city. One round trip. */
export async function mapListings(
  { db, now }: ServiceContext,
  { category, subcategory, query }: ListingsRef & { query: ListingQuery & CustomFilters },
): Promise<PinsPage> {
  const spec = mediaSpec({ id: category, name: category })
  const group = subcategory ?? (spec.shape === 'groups' ? null : (query.group ?? null))
  const wanted = and(
    eq(listings.categoryId, category),
    group === null ? undefined : eq(listings.subcategoryId, group),
    matches(spec, { ...query, city: undefined }, civilDate(now)),
    onWantedDays(query, now),
  )
  const { city } = query
  const [cities, pins] = await db.batch([
    selectPinCities(db, wanted),
    selectPins(db, and(wanted, eq(listings.city, city ?? ''))),
  ])
  return { city: city ?? null, cities, pins }
}

/** Pins of the listings of a city; those without a pin are left out, and those of other cities. */
export const listPlaces = (
  { db }: ServiceContext,
  { city, ids }: Pick<PlacesQuery, 'city' | 'ids'>,
): Promise<PinsPage['pins']> =>
  ids.length === 0 ? Promise.resolve([]) : selectPins(db, and(eq(listings.city, city), inArray(listings.id, ids)))

const AROUND = 8
/** Degrees: about three kilometres. */
const BOX = 0.03

/** Sites of the same category near a listing, the nearest first. */
export async function listPinsAround({ db }: ServiceContext, id: string): Promise<PinsPage['pins']> {
  const here = (column: SQL) => sql`(select ${column} from ${listings} where ${listings.id} = ${id})`
  const [lat, lng, category] = [here(sql`lat`), here(sql`lng`), here(sql`category_id`)]
  const near = (column: SQL, middle: SQL) => sql`${column} between ${middle} - ${BOX} and ${middle} + ${BOX}`
  const square = (column: SQL, middle: SQL) => sql`(${column} - ${middle}) * (${column} - ${middle})`
  return db
    .select(pinColumns)
    .from(listings)
    .where(
      and(
        near(sql`${listings.lat}`, lat),
        near(sql`${listings.lng}`, lng),
        sql`+${listings.categoryId} = ${category}`,
        ne(listings.id, id),
      ),
    )
    .orderBy(sql`${square(sql`${listings.lat}`, lat)} + ${square(sql`${listings.lng}`, lng)}`, listings.id)
    .limit(AROUND)
}
