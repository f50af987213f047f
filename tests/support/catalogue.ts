import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { issuesIn } from '../../worker/catalogue/rules/availability/issues.ts'
import { addDays } from '../../worker/kernel/rules/dates.ts'

/** The day on which the tests take place. */
export const TODAY = '2026-11-20'

/** The catalogue in the D1 of every test file. */
export const ROWS = generateCatalogue({ today: TODAY })

const areas = new Map<string, { state: string; city: string }[]>()
for (const { listingId, ...area } of ROWS.coverage) areas.set(listingId, [...(areas.get(listingId) ?? []), area])

/**
 * True when a listing is in a place or, where it covers areas, covers the place; a second version, in plain JavaScript.
 */
export function isFoundIn(row: { id?: string; city: string; state: string }, place: { state: string; city?: string }) {
  const covered = areas.get(row.id ?? '')
  if (!covered) return row.state === place.state && (!place.city || row.city === place.city)
  return covered.some(
    ({ state, city }) => state === '' || (state === place.state && (city === '' || !place.city || city === place.city)),
  )
}

type Row = (typeof ROWS.listings)[number]

const takenBy = new Map<string, (typeof ROWS.allocations)[number][]>()
for (const row of ROWS.allocations) takenBy.set(row.resourceId, [...(takenBy.get(row.resourceId) ?? []), row])

const spotsIn = new Map<string, (typeof ROWS.spots)[number][]>()
for (const row of ROWS.spots) spotsIn.set(row.listingId, [...(spotsIn.get(row.listingId) ?? []), row])

/** The days of a span on which something is sold: of what is printed, its days of issue while artwork is taken for them. */
function soldDays({ details }: Pick<Row, 'details'>, { start, end }: { start: string; end: string }): string[] {
  const { appears } = details
  const days: string[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const isIssue = !appears || issuesIn(appears, { start: day, end: day }).length > 0
    if (isIssue && (!appears || addDays(day, -appears.artworkDays) >= TODAY)) days.push(day)
  }
  return days
}

/** On how many days of a span something can be had, counted day by day; of a listing with spots, its freest spot. */
export function freeDays(row: Row, span: { start: string; end: string }): number {
  const inside = spotsIn.get(row.id) ?? []
  const sold =
    inside.length > 0 ? inside.map((spot) => ({ ...spot, name: `${row.id}:${spot.id}` })) : [{ ...row, name: row.id }]
  const days = soldDays(row, span)
  return Math.max(
    ...sold.map(({ name, capacity = null, minQuantity, availability }) => {
      if (availability === 'sold_out') return 0
      if (capacity === null) return days.length
      const left = (day: string) =>
        (takenBy.get(name) ?? []).reduce(
          (rest, { starts, until, quantity }) => rest - (starts <= day && day < until ? quantity : 0),
          capacity,
        )
      return days.filter((day) => left(day) >= minQuantity).length
    }),
  )
}

/** True when all of that is free, and there is any. */
export function isFreeOn(row: Row, span: { start: string; end: string }): boolean {
  const sold = soldDays(row, span).length
  return sold > 0 && freeDays(row, span) === sold
}

/** The state of a city of the seed. */
export const stateOf = (city: string): string => ROWS.listings.find((row) => row.city === city)?.state ?? ''
