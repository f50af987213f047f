import { and, count, countDistinct, eq, inArray, max, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { isVerified } from '../organisations/owners/verified.server.ts'
import { owners } from '../organisations/owners.table.ts'
import { categories, listings, spots, subcategories } from './catalogue.table.ts'
import { homeCounts } from './counters.table.ts'
import type { CategorySummary, Subcategory } from './rules/listing.ts'
import { mergeRanges, type PriceRange } from './rules/price-range.ts'
import { isSoldBySpots, MEDIA, MEDIA_TYPES } from './rules/registry/media.ts'

// Counts are subqueries made with the query builder: inside a bare sql`` of a select without joins Drizzle drops the
// table's name from columns, and `category_id = id` would compare a row with itself.

const COUNT_SPOTS = MEDIA_TYPES.filter((type) => MEDIA[type].counts === 'spots')

export const categoryColumns = {
  id: categories.id,
  name: categories.name,
  icon: categories.icon,
  description: categories.description,
}

/** Categories in the order of the tab bar, with how many listings and cities they have. */
export const selectCategories = (
  db: DrizzleD1Database,
  only: { category?: string; area?: 'category'; narrow?: SQL | undefined } = {},
) => {
  const inside = and(eq(listings.categoryId, categories.id), only.narrow)
  const homes = eq(homeCounts.categoryId, categories.id)
  const isCounted = only.narrow === undefined
  const cities = isCounted
    ? db
        .select({ cities: countDistinct(homeCounts.city) })
        .from(homeCounts)
        .where(homes)
    : db
        .select({ cities: countDistinct(listings.city) })
        .from(listings)
        .where(inside)
  const found = isCounted
    ? db
        .select({ count: sql`coalesce(sum(${homeCounts.count}), 0)` })
        .from(homeCounts)
        .where(homes)
    : db.select({ count: count() }).from(listings).where(inside)
  return db
    .select({
      ...categoryColumns,
      listings: sql<number>`${found}`.as('listings'),
      cities: sql<number>`${cities}`.as('cities'),
    })
    .from(categories)
    .where(
      and(
        only.category === undefined ? undefined : eq(categories.id, only.category),
        only.area === undefined ? undefined : eq(categories.area, only.area),
      ),
    )
    .orderBy(categories.position, categories.id)
}

/** The catalogue in figures. Every page that states one of them takes it from here. */
export const selectCounts = (db: DrizzleD1Database) =>
  db
    .select({
      listings: count().as('listings'),
      cities: countDistinct(listings.city).as('cities'),
      /** Categories of the tab bar. */
      media: db.$count(categories, eq(categories.area, 'category')).as('media'),
      owners: db.$count(owners).as('owners'),
      verified: db.$count(owners, isVerified).as('verified'),
    })
    .from(listings)

/**
 * Count of a group: of listings or of the spots in them. @param inside condition for listings of the group @param
 * isWhole true for all of them
 */
export const countInside = (db: DrizzleD1Database, inside: SQL | undefined, isWhole = false) => {
  const ofListings = isWhole ? selectWholeGroup(db) : db.$count(listings, inside)
  const ofSpots = db
    .select({ count: sql`count(*)` })
    .from(listings)
    .innerJoin(spots, eq(spots.listingId, listings.id))
    .where(inside)
  return sql<number>`case when ${inArray(subcategories.categoryId, COUNT_SPOTS)} then ${ofSpots} else ${ofListings} end`.as(
    'inventory_count',
  )
}

const SOLD_BY_SPOT = MEDIA_TYPES.filter(isSoldBySpots)

const extremes = (rate: typeof listings.rate | typeof spots.rate) => ({
  least: min(rate).as('least'),
  most: max(rate).as('most'),
  offers: count().as('offers'),
})

const asRanges = (rows: SQLWrapper) =>
  sql`(select json_group_array(json_object('unit', unit, 'from', least, 'to', most, 'offers', offers)) from ${rows})`

/** Total of a group, from the counters. */
const selectWholeGroup = (db: DrizzleD1Database) =>
  db
    .select({ count: sql`coalesce(sum(${homeCounts.count}), 0)` })
    .from(homeCounts)
    .where(and(eq(homeCounts.categoryId, subcategories.categoryId), eq(homeCounts.subcategoryId, subcategories.id)))

const rangesOf = (db: DrizzleD1Database, inside: SQL | undefined, isAsked?: SQL) =>
  db
    .select({ unit: sql`${listings.unit}`.as('unit'), ...extremes(listings.rate) })
    .from(isAsked ? sql`(select 1 where ${isAsked}) cross join ${listings}` : sql`${listings}`)
    .where(inside)
    .groupBy(listings.unit)

/** Price ranges of a whole group. Most have a single unit: its lowest and its highest rate are the ends of an index. */
function wholeRanges(db: DrizzleD1Database) {
  const whole = and(eq(listings.categoryId, subcategories.categoryId), eq(listings.subcategoryId, subcategories.id))
  const edge = (by: SQL, where?: SQL) => sql`(${db.select({ edge: by }).from(listings).where(and(whole, where))})`
  const [first, last] = [edge(sql`min(${listings.unit})`), edge(sql`max(${listings.unit})`)]
  const ofFirst = sql`${listings.unit} = ${first}`
  const single = sql`select ${first} as unit, ${edge(sql`min(${listings.rate})`, ofFirst)} as least,
    ${edge(sql`max(${listings.rate})`, ofFirst)} as most, ${selectWholeGroup(db)} as offers where ${first} = ${last}`
  return sql`(${single} union all select * from ${rangesOf(db, whole, sql`${first} <> ${last}`)})`
}

/** Groups in the staff's order, with their content. */
export const selectGroups = (
  db: DrizzleD1Database,
  only: { category?: string; group?: string | SQL; narrow?: SQL | undefined } = {},
) => {
  const inside = and(
    eq(listings.categoryId, subcategories.categoryId),
    eq(listings.subcategoryId, subcategories.id),
    only.narrow,
  )
  const ofListings = only.narrow === undefined ? wholeRanges(db) : rangesOf(db, inside)
  const ofSpots = db
    .select({ unit: spots.unit, ...extremes(spots.rate) })
    .from(listings)
    .innerJoin(spots, eq(spots.listingId, listings.id))
    .where(inside)
    .groupBy(spots.unit)
  return db
    .select({
      category: subcategories.categoryId,
      id: subcategories.id,
      name: subcategories.name,
      description: subcategories.description,
      features: subcategories.features,
      inventoryCount: countInside(db, inside, only.narrow === undefined),
      ranges:
        sql`case when ${inArray(subcategories.categoryId, SOLD_BY_SPOT)} then ${asRanges(ofSpots)} else ${asRanges(ofListings)} end`
          .mapWith((value: string): PriceRange[] => mergeRanges(JSON.parse(value)))
          .as('ranges'),
    })
    .from(subcategories)
    .where(
      and(
        only.category === undefined ? undefined : eq(subcategories.categoryId, only.category),
        only.group === undefined ? undefined : eq(subcategories.id, only.group),
      ),
    )
    .orderBy(subcategories.position, subcategories.id)
}

type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]
type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]

/** A category with its groups, and their rates together. */
export function summarise({ listings: _, ...category }: CategoryRow, groups: GroupRow[]): CategorySummary {
  const own = groups.filter((group) => group.category === category.id)
  return {
    ...category,
    inventoryCount: own.reduce((sum, group) => sum + group.inventoryCount, 0),
    ranges: mergeRanges(own.flatMap(({ ranges }) => ranges)),
    subcategories: own.map(toSubcategory),
  }
}

export function toSubcategory({ category: _, ...subcategory }: GroupRow): Subcategory {
  return subcategory
}
