import { type AnyColumn, and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { pageCount } from '../kernel/rules/pagination.ts'
import { openDays, selectTaken } from './calendar.server.ts'
import { selectCards, selectFields, selectListing, selectSpots, toSpot, withOwnFacts } from './cards.server.ts'
import { categories, listings } from './catalogue.table.ts'
import { facetCounts } from './counters.table.ts'
import { selectCovering } from './coverage.server.ts'
import { countedBy, type Group, inGroup, selectCells, selectCountedHomes, selectFacetCells } from './facets.server.ts'
import { inLanguage, isFree, matches, orderOf, partsAlone, passesFilters } from './filters.server.ts'
import { onWantedDays, selectFreeCounts } from './free.server.ts'
import { wantedDays } from './rules/availability/range.ts'
import { filterable } from './rules/custom-fields.ts'
import type { CustomFilters } from './rules/custom-filters.ts'
import { countChosen, countFacets, type FacetName } from './rules/facets.ts'
import type { Category } from './rules/listing.ts'
import type { CategoryPage, HubPage, ListingPage, ListingsPage, SpotPage } from './rules/pages.ts'
import { placeCells } from './rules/places/coverage.ts'
import { countCities } from './rules/places/gazetteer.ts'
import type { CategoryRef, ListingQuery, ListingRef, ListingsRef, SpotRef } from './rules/query.ts'
import { mediaSpec } from './rules/registry/media.ts'
import { searchRows } from './search-rows.table.ts'
import {
  categoryColumns,
  selectCategories,
  selectCounts,
  selectGroups,
  summarise,
  toSubcategory,
} from './summaries.server.ts'

// A list that is narrowed by its text alone, and by facets: the index of parts finds it, and the narrow rows of the
// search have its values of each facet.

const FROM = sql`listings_parts cross join ${searchRows} on ${searchRows.row} = listings_parts.rowid`
const isFound = (match: string) => sql`listings_parts match ${match}`

/** The plus keeps SQLite from looking up each row under each of the counters. */
const isOfKinds = (where: SQL | undefined) =>
  inArray(sql`+${searchRows.facet}`, new QueryBuilder().select({ id: facetCounts.id }).from(facetCounts).where(where))

/** Results of a text, by facets: values chosen of them are counted, not filtered. */
const selectTextCells = (db: DrizzleD1Database, names: readonly FacetName[], group: Group, match: string) =>
  selectCells(db, names, countedBy(searchRows.facet, FROM, and(isFound(match), isOfKinds(inGroup(facetCounts, group)))))

// Every verb is one round trip to D1: a missing row shows in the same batch that answers.

/** Offered to choose from; every other city is found by its name. */
const HUB_CITIES = 24
const FREE_TODAY = 4
const SIMILAR = 4

/** Rules of a category whose row is not read yet; its name only matters for showing. */
const specOf = (category: string) => mediaSpec({ id: category, name: category })

const categoryMissing = () => new DomainError('not_found', 'Category not found')

/** The categories of the tab bar in their order, those made by staff included, those under /discover not. */
export const listCategories = async (service: ServiceContext): Promise<Category[]> => selectTabs(service)

/** `listCategories` as a statement, for a batch. */
export const selectTabs = ({ db }: ServiceContext) =>
  db
    .select(categoryColumns)
    .from(categories)
    .where(eq(categories.area, 'category'))
    .orderBy(categories.position, categories.id)

/** Every category of the tab bar with its groups, and where most listings are, counted. */
export async function getHub({ db }: ServiceContext): Promise<HubPage> {
  const [rows, groups, [counted], homes, covering] = await db.batch([
    selectCategories(db, { area: 'category' }),
    selectGroups(db),
    selectCounts(db),
    selectCountedHomes(db),
    selectCovering(db),
  ])
  const cities = countCities(placeCells(homes, covering)).slice(0, HUB_CITIES)
  return {
    categories: rows.map((row) => summarise(row, groups)),
    total: counted?.listings ?? 0,
    cities: cities.map(({ name, count }) => ({ name, count })).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}

/**
 * The index of a category: its groups, narrowed to a language, and a few well-rated places that are free today.
 * @throws DomainError not_found
 */
export async function getCategory(
  { db, now }: ServiceContext,
  { category, language }: CategoryRef,
): Promise<CategoryPage> {
  const narrow = language && inLanguage(specOf(category), language)
  const [[row], groups, free] = await db.batch([
    selectCategories(db, { category, narrow }),
    selectGroups(db, { category, narrow }),
    selectCards(db)
      .where(and(eq(listings.categoryId, category), isFree(civilDate(now)), narrow))
      .orderBy(desc(listings.rating), desc(listings.id))
      .limit(FREE_TODAY),
  ])
  if (!row) throw categoryMissing()
  return { category: summarise(row, groups), free }
}

/**
 * One page of a group's listings, or of the whole category where `subcategory` is null. A medium without pages for its
 * groups (channels, venues) takes the group from the query.
 * @throws DomainError not_found
 */
export async function listListings(
  { db, now }: ServiceContext,
  { category, subcategory, query }: ListingsRef & { query: ListingQuery & CustomFilters },
): Promise<ListingsPage> {
  const spec = specOf(category)
  const group = subcategory ?? (spec.shape === 'groups' ? null : (query.group ?? null))
  const inGroup = and(eq(listings.categoryId, category), group === null ? undefined : eq(listings.subcategoryId, group))
  const today = civilDate(now)
  const span = wantedDays(query, today)
  const days = onWantedDays(query, now)
  const onAnyDays = matches(spec, query, today)
  const narrow = and(onAnyDays, days)
  const wanted = and(inGroup, narrow)

  const narrows = spec.narrows ?? []
  const counted = { category, group: group ?? undefined }
  const isTextAlone =
    query.q && days === undefined && passesFilters(spec, { ...query, q: undefined }, today) === undefined
  const text = isTextAlone ? partsAlone(spec, query.q ?? '') : undefined
  const [[row], groups, cards, homes, covering, fields, [facets], [free]] = await db.batch([
    selectCategories(db, { category }),
    // Channels and venues have their groups on the same page: each counts its listings that pass the filters.
    selectGroups(db, { category, narrow: spec.shape === 'groups' ? undefined : narrow }),
    selectCards(db)
      .where(wanted)
      .orderBy(...orderOf(spec, query.sort))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    selectCountedHomes(db, counted),
    selectCovering(db, inGroup),
    selectFields(db, category),
    text === undefined
      ? selectFacetCells(
          db,
          narrows,
          counted,
          and(passesFilters(spec, query, today), days),
          Boolean(query.q || query.landmark),
        )
      : selectTextCells(db, narrows, counted, text),
    selectFreeCounts(db, and(inGroup, onAnyDays), span, now),
  ])
  if (!row) throw categoryMissing()
  const summary = summarise(row, groups)
  const chosen = group === null ? null : summary.subcategories.find(({ id }) => id === group)
  if (chosen === undefined) throw categoryMissing()

  const cells = facets?.cells ?? []
  const total = countChosen(cells, narrows, query)
  const pages = pageCount(total, { page: query.page, size: query.size })
  return {
    category: summary,
    subcategory: chosen,
    listings: cards,
    total,
    page: query.page,
    pages,
    cities: countCities(placeCells(homes, covering)).map(({ name, count }) => ({ name, count })),
    fields: spec.customFields ? filterable(fields.filter(({ id }) => !spec.facetFields?.includes(id))) : [],
    facets: countFacets(cells, narrows, query),
    days: span && free ? { span, ...free } : null,
  }
}

/**
 * A listing with its spots, and its neighbours: of the same group, those of its city first, then of its state, then by rating.
 * @throws DomainError not_found, in the words of the medium
 */
export async function getListing(
  { db, now }: ServiceContext,
  { category, subcategory, id }: ListingRef,
): Promise<ListingPage> {
  const here = (column: AnyColumn) => sql`(select ${column} from ${listings} where ${listings.id} = ${id})`
  const groupHere = here(listings.subcategoryId)
  const ofCity = eq(listings.city, here(listings.city))
  const ofState = eq(listings.state, here(listings.state))
  const inGroup = and(eq(listings.categoryId, category), eq(listings.subcategoryId, groupHere))
  // The best of the city, of the state and of the group, each straight from an index; one more than needed, for itself.
  const bestOf = (place: typeof inGroup) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(place)
      .orderBy(desc(listings.rating), desc(listings.id))
      .limit(SIMILAR + 1)

  const [[row], [group], [listing], spots, similar, fields, taken] = await db.batch([
    db.select(categoryColumns).from(categories).where(eq(categories.id, category)),
    selectGroups(db, { category, group: subcategory ?? groupHere }),
    selectListing(db, id),
    selectSpots(db, id),
    selectCards(db)
      .where(
        and(
          or(
            inArray(listings.id, bestOf(and(inGroup, ofCity))),
            inArray(listings.id, bestOf(and(inGroup, ofState))),
            inArray(listings.id, bestOf(inGroup)),
          ),
          ne(listings.id, id),
        ),
      )
      .orderBy(desc(ofCity), desc(ofState), desc(listings.rating), desc(listings.id))
      .limit(SIMILAR),
    selectFields(db, category),
    selectTaken(db, id, now),
  ])
  if (!row || (subcategory !== null && !group)) throw categoryMissing()
  if (!listing || !group || listing.category !== category || listing.subcategory !== group.id) {
    throw new DomainError('not_found', mediaSpec(row).notFound.listing)
  }
  return {
    category: row,
    subcategory: toSubcategory(group),
    listing: { ...withOwnFacts(listing, fields), spots: spots.map(toSpot) },
    calendars: openDays({ now }, listing, spots, taken),
    similar,
  }
}

/**
 * One spot with its listing.
 * @throws DomainError not_found; where both are unknown, it is the listing that is missed
 */
export async function getSpot(ctx: ServiceContext, { category, id, spot: spotId }: SpotRef): Promise<SpotPage> {
  const page = await getListing(ctx, { category, subcategory: null, id })
  const spot = page.listing.spots.find((one) => one.id === spotId)
  if (!spot) throw new DomainError('not_found', mediaSpec(page.category).notFound.spot)
  return { ...page, spot }
}

/** A listing with its spots by its id alone; null when it is gone. */
export async function findListing({ db }: ServiceContext, id: string) {
  const [[listing], spots] = await db.batch([selectListing(db, id), selectSpots(db, id)])
  return listing ? { ...listing, spots: spots.map(toSpot) } : null
}
