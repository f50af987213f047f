import { and, between, eq, gte, inArray, lte, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { CivilDate } from '../../kernel/rules/dates.ts'
import { toPaise } from '../../kernel/rules/money.ts'
import { homeCounts } from '../counters.table.ts'
import { coversPlaces } from '../coverage.server.ts'
import { rowsInFacets } from '../facets.server.ts'
import { isFreeOn } from '../free.server.ts'
import { wantedDays } from '../rules/availability/range.ts'
import type { ChosenFacets, FacetName } from '../rules/facets.ts'
import { DEFAULT_KM } from '../rules/places/distance.ts'
import { pointsNamed, reachOf } from '../rules/places/nearness.ts'
import { inPlaceNamed } from '../rules/search/fts-query.ts'
import type { SearchQuery } from '../rules/search/search.ts'
import { searchRows } from '../search-rows.table.ts'

// Conditions of a search on a listing, in SQL.

/** A search prepared for SQL: its filters, the FTS5 expression of its text, and the day of the search. */
export interface PreparedSearch {
  query: SearchQuery
  /** Undefined where no text is asked for. */
  match: string | undefined
  today: CivilDate
  now: Date
}

/** The rows that a search reads, under the name of the listings: conditions on days and prices ask either. */
export const rows = alias(searchRows, 'listings')

/** The number of a row, as a field of a source that is made by `rowsFrom`: Drizzle does not know whose it is. */
export const ROW = sql<number>`${rows.row}`.as('row')

/** All rows; or those that match a text, each found by its number. */
export const rowsFrom = (match: string | undefined) =>
  match === undefined
    ? sql`${searchRows} as ${rows}`
    : sql`listings_fts cross join ${searchRows} as ${rows} on ${rows.row} = listings_fts.rowid`

/** For a source that is made by `rowsFrom`. */
export const isMatch = (match: string | undefined) =>
  match === undefined ? undefined : sql`listings_fts match ${match}`

/** For any other source. The plus keeps SQLite from beginning with the matches. */
export const isAmongMatches = (match: string | undefined) =>
  match === undefined
    ? undefined
    : sql`+${rows.row} in (select rowid from listings_fts where listings_fts match ${match})`

/** The point to be near of, and how near. */
export function nearPoint({ query: { near, km = DEFAULT_KM } }: PreparedSearch) {
  const point = near === undefined ? undefined : pointsNamed(near)[0]
  return point && reachOf(point, km)
}

/** Square of the distance in kilometres, without trigonometry. */
export const squareDistance = ({ lat, lng, northKm, eastKm }: ReturnType<typeof reachOf>) => {
  const north = sql`(${rows.lat} - ${lat}) * ${northKm}`
  const east = sql`(${rows.lng} - ${lng}) * ${eastKm}`
  return sql`(${north}) * (${north}) + (${east}) * (${east})`
}

function isNear(search: PreparedSearch): SQL | undefined {
  const reach = nearPoint(search)
  return (
    reach &&
    and(
      between(rows.lat, reach.south, reach.north),
      between(rows.lng, reach.west, reach.east),
      sql`${squareDistance(reach)} <= ${reach.km ** 2}`,
    )
  )
}

/** Price and dates: filters that apply to the facets as well. */
function affordableAndFree({ query: { least, most, ...dates }, today, now }: PreparedSearch): SQL | undefined {
  const span = wantedDays(dates, today)
  return and(
    least === undefined ? undefined : gte(rows.monthly, toPaise(least)),
    most === undefined ? undefined : lte(rows.monthly, toPaise(most)),
    span === null ? undefined : isFreeOn(span, now),
  )
}

/** The medium: its name begins an index of ratings, which is read for nothing where there is a better way. */
export const isOfMedium = ({ match, query: { media, near } }: PreparedSearch) => {
  if (media === undefined) return undefined
  return match === undefined && near === undefined
    ? inArray(rows.categoryId, media)
    : sql`+${rows.categoryId} in ${media}`
}

/** Written out: SQLite uses such an index only for a statement with the same condition. */
export const COVERS = sql`${rows.covers} = 1`

/** At an address in a place, or of an owner there. */
export const isAtHome = ({ state, city }: { state?: string | undefined; city?: string | undefined }) =>
  inArray(
    rows.home,
    new QueryBuilder()
      .select({ id: homeCounts.id })
      .from(homeCounts)
      .where(
        and(
          city === undefined ? undefined : eq(homeCounts.city, city),
          state === undefined ? undefined : sql`${homeCounts.state} = ${state} collate nocase`,
        ),
      ),
  )

/**
 * Condition for listings at home in a place, not covering it. `covers` comes first: it is in the indexes by which rows
 * are found.
 */
export const isStanding = (place: SearchQuery) => and(not(COVERS), isAtHome(place))

/** Covers a place; undefined for one that is none of ours. */
export function isCovering({ state, city }: SearchQuery): SQL | undefined {
  const covering = coversPlaces({ state, city })
  return covering && and(COVERS, inArray(rows.id, covering))
}

/** Listings in a place, or covering it. */
const isInPlace = (query: SearchQuery): SQL | undefined =>
  query.state === undefined && query.city === undefined ? undefined : or(isStanding(query), isCovering(query))

/** The medium and the place. */
export const isThere = (search: PreparedSearch) => and(isInPlace(search.query), isOfMedium(search))

/** A text in a place: only listings with its name, or covering places, are read and ranked. */
export const matchThere = ({ match, query }: PreparedSearch) => match && inPlaceNamed(match, query)

/** Every filter but text, medium and place. @param facets those that count; all of them where it is not given */
export const passesRest = (search: PreparedSearch, facets?: readonly FacetName[]) =>
  and(passesEach(search), isOfFacets(search.query, facets))

/** The filters of which no counter knows. */
export const passesEach = (search: PreparedSearch) => and(isNear(search), affordableAndFree(search))

/** @param facet the column of the counters */
export const isOfFacets = (chosen: ChosenFacets, names?: readonly FacetName[], facet: SQLWrapper = rows.facet) => {
  const kinds = rowsInFacets(chosen, names)
  return kinds && sql`${facet} in ${kinds}`
}

/** Source and conditions of the rows of a search. Few rows are near a place: a text is checked on those. */
export function foundBy({ query: { near } }: PreparedSearch, match: string | undefined, filters: SQL | undefined) {
  return near === undefined
    ? { from: rowsFrom(match), where: and(isMatch(match), filters), isRanked: true }
    : { from: rowsFrom(undefined), where: and(filters, isAmongMatches(match)), isRanked: false }
}
