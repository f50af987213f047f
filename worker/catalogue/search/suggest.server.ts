import { desc, inArray, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { categories, listings, subcategories } from '../catalogue.table.ts'
import { homeCounts } from '../counters.table.ts'
import { areasOfListing, selectCovering } from '../coverage.server.ts'
import { placeCells, whereText } from '../rules/places/coverage.ts'
import { countIn } from '../rules/places/gazetteer.ts'
import { ftsQuery, searchedWords } from '../rules/search/fts-query.ts'
import type { Suggestion, SuggestQuery } from '../rules/search/search.ts'
import { cityStarts, distinct, suggestPlaces } from '../rules/search/suggestions.ts'

const CITIES = 6
const TITLES = 12

/**
 * Suggestions for a text being typed: media, cities with listings, media in a city, and titles; at most eight. One
 * round trip.
 */
export async function suggest({ db }: ServiceContext, { q }: SuggestQuery): Promise<Suggestion[]> {
  if (q === undefined) return []
  const [names, groups, homes, covering, titles] = await db.batch([
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(categories.position, categories.id),
    db
      .select({ category: subcategories.categoryId, id: subcategories.id, name: subcategories.name })
      .from(subcategories)
      .orderBy(subcategories.categoryId, subcategories.position, subcategories.id),
    selectCities(db, cityStarts(q)),
    selectCovering(db),
    selectTitles(db, ftsQuery(searchedWords(q))),
  ])
  const cells = placeCells(homes.map(anyMedium), covering.map(anyMedium))
  const cities = homes.map(({ city, state }) => ({ city, state, count: countIn(cells, { city }) }))
  return distinct([
    ...suggestPlaces(q, { categories: names, groups }, cities),
    ...titles.map(({ city, area, covers, type, ref, ...listing }): Suggestion => {
      const where = whereText({ place: { city, area }, covers })
      return { kind: 'listing', ...listing, detail: `${type}, ${where} · ${ref}` }
    }),
  ])
}

const anyMedium = <Cell extends object>(cell: Cell) => ({ ...cell, category: '', step: 0 })

/** Cities with a name that begins so, those with most listings first; read from the counters. */
function selectCities(db: ServiceContext['db'], starts: string[]) {
  const begins = starts.map(
    (start) => sql`(${homeCounts.city} >= ${start} and ${homeCounts.city} < ${start} || char(1114111))`,
  )
  return db
    .select({
      city: homeCounts.city,
      state: homeCounts.state,
      count: sql<number>`sum(${homeCounts.count})`.as('homes'),
    })
    .from(homeCounts)
    .where(or(...begins) ?? inArray(homeCounts.city, []))
    .groupBy(homeCounts.city, homeCounts.state)
    .orderBy(sql`homes desc`, homeCounts.city)
    .limit(CITIES)
}

/** Listings by their title alone, best match first. */
const selectTitles = (db: ServiceContext['db'], match: string) =>
  db
    .select({
      id: listings.id,
      ref: listings.ref,
      category: listings.categoryId,
      subcategory: listings.subcategoryId,
      label: sql<string>`${listings.title}`,
      city: listings.city,
      area: listings.area,
      covers: areasOfListing,
      type: listings.type,
    })
    .from(sql`listings_fts`)
    .innerJoin(listings, sql`${listings}.rowid = listings_fts.rowid`)
    .where(sql`listings_fts match ${`{title native_title} : (${match})`}`)
    .orderBy(sql`listings_fts.rank`, desc(listings.rating), desc(listings.id))
    .limit(TITLES)
