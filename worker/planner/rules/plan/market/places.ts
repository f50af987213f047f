import type { Brief } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import type { PlanPlace } from '../reach/place.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'

const REST_OF_INDIA = 'Rest of India'
const NO_CITY = 'No single city'

/** The places of a brief; of a pan-India brief each city with inventory, and the rest of the country. */
export function placesOf(brief: Brief, items: readonly InventoryItem[]): PlanPlace[] {
  const stateOf = new Map<string, string>()
  for (const { city, state } of items) if (city !== null) stateOf.set(city, state)
  const excluded = new Set(brief.excludedCities)
  const asPlace = (name: string): PlanPlace => {
    const state = stateOf.get(name) ?? ''
    return { name, state, people: universeOf({ city: name, state }) }
  }
  if (brief.geoScope !== 'pan_india') {
    return [...new Set(brief.cities)].filter((name) => !excluded.has(name)).map(asPlace)
  }
  const cities = [...stateOf.keys()].sort().map(asPlace)
  const people = INDIA_ADULTS - cities.reduce((sum, city) => sum + city.people, 0)
  return [...cities.filter(({ name }) => !excluded.has(name)), { name: REST_OF_INDIA, state: null, people }]
}

/** The places that the items of a brief count for; with a cap on each city also the one of items that no city bounds. */
export function placesOfMarket(brief: Brief, items: readonly InventoryItem[]): PlanPlace[] {
  const asked = placesOf(brief, items)
  return brief.perCityCap === null ? asked : withNoCity(asked)
}

/**
 * Adds a place without people for items that no city bounds: where each city has a cap, they share one cap of the same
 * size.
 */
export const withNoCity = (places: readonly PlanPlace[]): PlanPlace[] => [
  ...places,
  { name: NO_CITY, state: '', people: 0 },
]
