import { list } from '../../../kernel/rules/text/list.ts'

/**
 * Area of a listing without a fixed place: a city, a whole state (without a city), or all of India (without a state). A
 * listing with a fixed place has no area.
 */
export interface Area {
  state: string
  city: string
}

export const ALL_INDIA: Area = { state: '', city: '' }

/** True for the same place in any case. */
export const isSamePlace = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * True when an area covers a state, or a city of it, wholly or in part: a channel of one city is found in its state.
 */
export function coversPlace(area: Area, { state, city }: { state: string; city?: string | undefined }): boolean {
  if (area.state === '') return true
  if (!isSamePlace(area.state, state)) return false
  return city === undefined || area.city === '' || isSamePlace(area.city, city)
}

/**
 * The place to name with a listing: its own city, or the only one that it covers; else its area in its owner's words,
 * such as `All India`. The city of the owner's office is irrelevant.
 */
export function whereText({
  place,
  covers,
}: {
  place: { city: string; area: string }
  covers: readonly Area[]
}): string {
  return isSeenWidely(covers) ? place.area : place.city
}

/** More than one city. */
export const isSeenWidely = (covers: readonly Area[]) => covers.length > 1 || covers.some(({ city }) => city === '')

const MAX_NAMES = 3

/** `India`, `Tamil Nadu`, `Mumbai and Pune`, `10 states`; null for a listing with a fixed place. */
export function areasText(areas: readonly Area[]): string | null {
  if (areas.length === 0) return null
  if (areas.some(({ state }) => state === '')) return 'India'
  const names = areas.map(({ state, city }) => city || state)
  if (names.length <= MAX_NAMES) return list(names)
  return `${names.length} ${areas.some(({ city }) => city !== '') ? 'cities' : 'states'}`
}

/** Number of listings of a category in the same place: their own city, or the areas that they cover. */
export interface PlaceCell {
  category: string
  state: string
  city: string
  /** Null for listings with a fixed place. */
  areas: readonly Area[] | null
  /** Step of `PRICE_STEPS`, where cells are separated by price. */
  step?: number
  count: number
}

/** Number of listings of a category with their home there, physical or not. */
export type HomeCell = Omit<PlaceCell, 'areas'>

/** Cells in which no listing is twice: `covering` are those of all homes that cover areas. */
export function placeCells(homes: readonly HomeCell[], covering: readonly PlaceCell[]): PlaceCell[] {
  const key = ({ category, state, city, step = 0 }: HomeCell) => `${category}\n${state}\n${city}\n${step}`
  const elsewhere = new Map<string, number>()
  for (const cell of covering) elsewhere.set(key(cell), (elsewhere.get(key(cell)) ?? 0) + cell.count)
  const standing = homes.map((cell) => ({ ...cell, areas: null, count: cell.count - (elsewhere.get(key(cell)) ?? 0) }))
  return [...standing.filter(({ count }) => count > 0), ...covering]
}
