import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { daysOf, freeSpans } from '../../worker/catalogue/rules/availability/calendar.ts'
import { lastOpenDay } from '../../worker/catalogue/rules/availability/range.ts'
import type { Area } from '../../worker/catalogue/rules/places/coverage.ts'
import { isMediaType } from '../../worker/catalogue/rules/registry/media.ts'
import type { Season } from '../../worker/catalogue/rules/seasons.ts'
import type { CivilDate } from '../../worker/kernel/rules/dates.ts'
import type { InventoryItem, PlannedListing, PlannedSpot } from '../../worker/planner/rules/plan/inventory.ts'
import { toInventory } from '../../worker/planner/rules/plan/stock/to-inventory.ts'

type Rows = ReturnType<typeof generateCatalogue>

const rateOf = ({ rate, unit, minQuantity, step, minDuration }: Rows['listings'][number] | Rows['spots'][number]) => ({
  rate,
  unit,
  minQuantity,
  step,
  minDuration,
})

/** The rows of a catalogue as the planner reads them from the database. */
export function plannedRows({ listings, spots, owners, allocations, seasons, coverage, clock }: Rows): {
  listings: PlannedListing[]
  spots: PlannedSpot[]
} {
  const names = new Map(owners.map(({ id, name }) => [id, name]))
  const ownSeasons = new Map<string, Season[]>()
  for (const { listingId, ...season } of seasons)
    ownSeasons.set(listingId, [...(ownSeasons.get(listingId) ?? []), season])
  const areas = new Map<string, Area[]>()
  for (const { listingId, state, city } of coverage)
    areas.set(listingId, [...(areas.get(listingId) ?? []), { state, city }])
  const today = clock[0]?.day ?? ''
  const taken = new Map<string, Rows['allocations']>()
  for (const row of allocations) taken.set(row.resourceId, [...(taken.get(row.resourceId) ?? []), row])
  const free = (resource: string, row: Rows['listings'][number] | Rows['spots'][number]) => {
    const own = (taken.get(resource) ?? []).map((one) => ({ ...one, expiresAt: null }))
    const calendar = { capacity: row.capacity ?? null, soldOut: row.availability === 'sold_out', allocations: own }
    return freeSpans(daysOf(calendar, { start: today, end: lastOpenDay(today) }, { quantity: row.minQuantity, now: 0 }))
  }
  return {
    listings: listings.flatMap((row): PlannedListing[] => {
      const { categoryId: category } = row
      if (!isMediaType(category)) return []
      return [
        {
          id: row.id,
          ref: row.ref,
          category,
          subcategory: row.subcategoryId,
          title: row.title,
          type: row.type,
          city: row.city,
          state: row.state,
          area: row.area,
          lat: row.lat ?? null,
          lng: row.lng ?? null,
          covers: areas.get(row.id) ?? [],
          language: row.language ?? null,
          languages: row.languages,
          variant: row.variant ?? null,
          rate: rateOf(row),
          minBudget: row.minBudget ?? null,
          setup: row.setup ?? 0,
          audience: row.audience,
          rating: row.rating,
          details: row.details,
          specifications: row.specifications,
          availability: { status: row.availability, nextAvailable: row.nextAvailable ?? null },
          free: free(row.id, row),
          seasons: ownSeasons.get(row.id) ?? [],
          owner: { id: row.ownerId, name: names.get(row.ownerId) ?? '' },
        },
      ]
    }),
    spots: spots.map((row) => ({
      listingId: row.listingId,
      id: row.id,
      name: row.name,
      rate: rateOf(row),
      seconds: row.seconds ?? null,
      audience: row.audience ?? null,
      variant: row.variant ?? null,
      availability: { status: row.availability, nextAvailable: row.nextAvailable ?? null },
      free: free(`${row.listingId}:${row.id}`, row),
    })),
  }
}

/** Everything that the seeded catalogue of a day sells. */
export function seededItems(today: CivilDate): InventoryItem[] {
  const { listings, spots } = plannedRows(generateCatalogue({ today }))
  return toInventory(listings, spots)
}
