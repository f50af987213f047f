import { STATES } from '../../../kernel/rules/text/gazetteer.ts'
import { coversPlace, isSamePlace, type PlaceCell } from './coverage.ts'
import { CITY_POINTS } from './points.ts'

const states = new Map(CITY_POINTS.map(({ name, state }) => [name.toLowerCase(), state]))
const knownStates = new Set(
  [...STATES, ...CITY_POINTS.map(({ state }) => ({ name: state }))].map(({ name }) => name.toLowerCase()),
)

export const isKnownState = (state: string): boolean => knownStates.has(state.toLowerCase())

/**
 * The state of a place, by our maps of areas; undefined for a place on none of our maps: listings for all of India are
 * not found in a place that may not exist.
 */
export function homeOf({ state, city }: { state?: string | undefined; city?: string | undefined }): string | undefined {
  if (city === undefined) return state !== undefined && isKnownState(state) ? state : undefined
  const home = states.get(city.toLowerCase())
  return state === undefined || home === undefined || isSamePlace(home, state) ? home : undefined
}

/** True when the listings of a cell are in the place that is searched. */
export function isAskedFor(
  cell: PlaceCell,
  { state, city }: { state?: string | undefined; city?: string | undefined },
) {
  if (state === undefined && city === undefined) return true
  if (cell.areas !== null) {
    const home = homeOf({ state, city })
    return home !== undefined && cell.areas.some((area) => coversPlace(area, { state: home, city }))
  }
  return (state === undefined || isSamePlace(cell.state, state)) && (city === undefined || isSamePlace(cell.city, city))
}

/** A city in which something is found. */
export interface CityCount {
  name: string
  state: string
  count: number
}

/** Number of listings in each city, those on our maps and those with listings of their own; most first. */
export function countCities(cells: readonly PlaceCell[]): CityCount[] {
  const cities = new Map(CITY_POINTS.map(({ name, state }) => [name.toLowerCase(), { name, state }]))
  for (const { state, city, areas } of cells) {
    if (areas === null && !cities.has(city.toLowerCase())) cities.set(city.toLowerCase(), { name: city, state })
  }
  return [...cities.values()]
    .map(({ name, state }) => ({ name, state, count: countIn(cells, { city: name }) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

/** Number of listings in a place. */
export const countIn = (cells: readonly PlaceCell[], place: { state?: string; city?: string }): number =>
  cells.reduce((sum, cell) => sum + (isAskedFor(cell, place) ? cell.count : 0), 0)
