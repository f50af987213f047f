import { type CivilDate, formatDate } from '../../../kernel/rules/dates.ts'
import { formatMoney, toPaise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { FACETS, type FacetName, facetChip } from '../facets.ts'
import type { Category, ListingSummary } from '../listing.ts'
import { areasText, isSamePlace } from '../places/coverage.ts'
import { distanceText } from '../places/distance.ts'
import { pointsNamed } from '../places/nearness.ts'
import type { SearchPage, SearchQuery } from './search.ts'

/** Requirement that a listing may miss: a filter, or a word of the text. */
export type Miss =
  | { filter: 'place' | 'near' | 'price' | 'dates' | 'media' | FacetName }
  | { filter: 'word'; word: string }

const FIELDS = {
  place: ['city', 'state'],
  near: ['near', 'km'],
  price: ['least', 'most'],
  dates: ['from', 'until'],
  media: ['media'],
  format: ['format'],
  face: ['face'],
  lit: ['lit'],
  tongue: ['tongue'],
  followers: ['followers'],
  platform: ['platform'],
  screens: ['screens'],
  owner: ['owner'],
} as const satisfies Record<Exclude<Miss['filter'], 'word'>, readonly (keyof SearchQuery)[]>

/** The filters of a query, in the order in which people give them up. */
export const filtersOf = (query: SearchQuery): Miss[] =>
  ([...FACETS, 'price', 'dates', 'near', 'place', 'media'] as const)
    .filter((filter) => FIELDS[filter].some((field) => query[field] !== undefined))
    .map((filter) => ({ filter }))

/** The query without one of its filters. */
export function withoutFilter(query: SearchQuery, { filter }: Miss): SearchQuery {
  if (filter === 'word') return query
  return { ...query, ...Object.fromEntries(FIELDS[filter].map((field) => [field, undefined])) }
}

/** In words: `₹8,000 over your price`, `in Pune, not Mumbai`, `free from 14 Jan`. */
export function missText(
  miss: Miss,
  listing: ListingSummary,
  { query, categories, today }: { query: SearchQuery; categories: readonly Category[]; today: CivilDate },
): string {
  const nameOf = (id: string | undefined) => categories.find((category) => category.id === id)?.name ?? 'this medium'
  switch (miss.filter) {
    case 'word':
      return `without “${miss.word}”`
    case 'media':
      return `${nameOf(listing.category)}, not ${(query.media ?? []).map(nameOf).join(' or ')}`
    case 'dates': {
      const { status, nextAvailable } = listing.availability
      if (status === 'sold_out') return 'sold out'
      return nextAvailable && nextAvailable > today
        ? `free from ${formatDate(nextAvailable, today)}`
        : 'not free on all of these days'
    }
    case 'price':
      return priceText(listing.monthly, query)
    case 'near':
      return nearText(listing.place, query)
    case 'place':
      return placeText(listing, query)
    default:
      return facetText(miss.filter, listing, query)
  }
}

function facetText(name: FacetName, { type, owner, languages }: ListingSummary, query: SearchQuery): string {
  const wanted = (query[name] ?? []).map((value) => facetChip(name, value)).join(' or ')
  if (name === 'format') return `${type}, not ${wanted}`
  if (name === 'owner') return `of ${owner.name}`
  return name === 'tongue' && languages.length > 0 ? `in ${list(languages)}, not ${wanted}` : `not ${wanted}`
}

function priceText(monthly: number, { least, most }: SearchQuery): string {
  const over = most === undefined ? 0 : monthly - toPaise(most)
  if (over > 0) return `${formatMoney(over)} over your price`
  return `${formatMoney(toPaise(least ?? 0) - monthly)} under your price`
}

function placeText({ place, covers }: ListingSummary, { city, state }: SearchQuery): string {
  const areas = areasText(covers)
  if (areas !== null) return `covers ${areas}, not ${city ?? state}`
  if (city !== undefined && !isSamePlace(place.city, city)) return `in ${place.city}, not ${city}`
  return `in ${place.state}, not ${state ?? city}`
}

function nearText({ lat, lng, city }: ListingSummary['place'], { near = '' }: SearchQuery): string {
  const [point] = pointsNamed(near)
  if (!point || lat === null || lng === null) return `in ${city}, without a place near ${near}`
  return `${distanceText(point, { lat, lng })} from ${near}`
}

type Near = SearchPage['near']

/** The best of each list in turn, no listing twice. */
export function interleave(lists: readonly Near[], max: number): Near {
  const taken = new Map<string, Near[number]>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let i = 0; i < longest; i++) {
    for (const { [i]: one } of lists) if (one && !taken.has(one.listing.id)) taken.set(one.listing.id, one)
  }
  return [...taken.values()].slice(0, max)
}
