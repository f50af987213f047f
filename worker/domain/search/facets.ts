import type { Category } from '../catalogue/listing.ts'
import type { SearchFacets, SearchQuery } from './search.ts'

/** How many listings of a category in a city pass every filter but those of medium and place. */
export interface CityCategoryCount {
  category: string
  state: string
  city: string
  count: number
}

/** All counts of a search, from one table: so they always add up. */
export interface Counts {
  total: number
  /** Categories in which something was found, the largest count first. */
  found: { category: Category; count: number }[]
  facets: SearchFacets
}

/** Counts what was found and what each choice of a filter would find. `categories` come in the staff's order. */
export function countSearch(
  cells: readonly CityCategoryCount[],
  categories: readonly Category[],
  query: SearchQuery,
): Counts {
  const here = cells.filter((cell) => isInPlace(cell, query))
  const ofMedium = cells.filter(({ category }) => query.media === undefined || category === query.media)

  const inCategory = sums(here, ({ category }) => category)
  const counted = categories
    .map((category) => ({ category, count: inCategory.get(category.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const found = counted.filter(({ category }) => query.media === undefined || category.id === query.media)
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    found,
    facets: {
      media: counted.map(({ category: { id, name }, count }) => ({ id, name, count })),
      places: byCount(sums(ofMedium, ({ state }) => state)).map(({ name: state, count }) => ({
        state,
        count,
        cities: byCount(
          sums(
            ofMedium.filter((cell) => cell.state === state),
            ({ city }) => city,
          ),
        ),
      })),
    },
  }
}

/** The same place in any case. */
export const isSamePlace = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isInPlace = (cell: CityCategoryCount, { state, city }: SearchQuery) =>
  (state === undefined || isSamePlace(cell.state, state)) && (city === undefined || isSamePlace(cell.city, city))

function sums(cells: readonly CityCategoryCount[], by: (cell: CityCategoryCount) => string): Map<string, number> {
  const all = new Map<string, number>()
  for (const cell of cells) all.set(by(cell), (all.get(by(cell)) ?? 0) + cell.count)
  return all
}

const byCount = (counts: Map<string, number>) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
