import type { Category } from '../listing.ts'
import type { HomeCell, PlaceCell } from '../places/coverage.ts'
import { countCities, countIn, isAskedFor } from '../places/gazetteer.ts'
import { isPriced, priceSteps } from './prices.ts'
import type { SearchFacets, SearchQuery } from './search.ts'

/** All counts of a search, from one table: so they always add up. */
export interface Counts {
  total: number
  /** Categories in which something was found, the largest count first. */
  found: { category: Category; count: number }[]
  facets: Pick<SearchFacets, 'media' | 'anywhere' | 'places' | 'prices'>
}

/**
 * Counts the results, and those of each choice of a filter. A medium that covers several places is found in each, so
 * the counts of places may be more than the listings.
 * @param cells those that pass every filter but those of medium and place
 * @param categories in the staff's order
 * @param anyPrice cells without the filter by price, where there is one
 */
export function countSearch(
  cells: readonly PlaceCell[],
  categories: readonly Category[],
  query: SearchQuery,
  anyPrice: readonly HomeCell[] = [],
): Counts {
  const here = cells.filter((cell) => isAskedFor(cell, query))
  const isAsked = (category: string) => query.media === undefined || query.media.includes(category)
  const ofMedium = cells.filter(({ category }) => isAsked(category))

  const inCategory = new Map<string, number>()
  for (const { category, count } of here) inCategory.set(category, (inCategory.get(category) ?? 0) + count)
  const counted = categories
    .map((category) => ({ category, count: inCategory.get(category.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const found = counted.filter(({ category }) => isAsked(category.id))
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    found,
    facets: {
      media: counted.map(({ category: { id, name }, count }) => ({ id, name, count })),
      anywhere: ofMedium.reduce((sum, { count }) => sum + count, 0),
      places: placeFacet(ofMedium),
      prices: priceSteps(isPriced(query) ? anyPrice : here.filter(({ category }) => isAsked(category))),
    },
  }
}

function placeFacet(cells: readonly PlaceCell[]): SearchFacets['places'] {
  const states = new Map<string, SearchFacets['places'][number]>()
  for (const { name, state, count } of countCities(cells)) {
    const known = states.get(state) ?? { state, count: countIn(cells, { state }), cities: [] }
    known.cities.push({ name, count })
    states.set(state, known)
  }
  return [...states.values()].sort((a, b) => b.count - a.count || a.state.localeCompare(b.state, 'en'))
}
