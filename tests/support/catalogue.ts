import { generateCatalogue } from '../../seed/catalogue.seed.ts'

/** The day on which the tests take place. */
export const TODAY = '2026-11-20'

/** The catalogue in the D1 of every test file. */
export const ROWS = generateCatalogue({ today: TODAY })

const areas = new Map<string, { state: string; city: string }[]>()
for (const { listingId, ...area } of ROWS.coverage) areas.set(listingId, [...(areas.get(listingId) ?? []), area])

/** Whether a listing stands in a place or, where it covers areas, covers the place; once more, in plain JavaScript. */
export function isFoundIn(row: { id?: string; city: string; state: string }, place: { state: string; city?: string }) {
  const covered = areas.get(row.id ?? '')
  if (!covered) return row.state === place.state && (!place.city || row.city === place.city)
  return covered.some(
    ({ state, city }) => state === '' || (state === place.state && (city === '' || !place.city || city === place.city)),
  )
}

/** The state of a city of the seed. */
export const stateOf = (city: string): string => ROWS.listings.find((row) => row.city === city)?.state ?? ''
