import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { isMediaType } from '../../worker/domain/catalogue/registry/media.ts'
import type { CivilDate } from '../../worker/domain/dates.ts'
import type { InventoryItem, PlannedListing, PlannedSpot } from '../../worker/domain/plan/inventory.ts'
import { toInventory } from '../../worker/domain/plan/stock/to-inventory.ts'

type Rows = ReturnType<typeof generateCatalogue>

const rateOf = ({ rate, unit, minQuantity, step, minDuration }: Rows['listings'][number] | Rows['spots'][number]) => ({
  rate,
  unit,
  minQuantity,
  step,
  minDuration,
})

/** The rows of a catalogue as the planner reads them from the database. */
export function plannedRows({ listings, spots, owners }: Rows): { listings: PlannedListing[]; spots: PlannedSpot[] } {
  const names = new Map(owners.map(({ id, name }) => [id, name]))
  return {
    listings: listings.flatMap((row): PlannedListing[] => {
      const { categoryId: category } = row
      if (!isMediaType(category)) return []
      return [
        {
          id: row.id,
          category,
          subcategory: row.subcategoryId,
          title: row.title,
          type: row.type,
          city: row.city,
          state: row.state,
          area: row.area,
          language: row.language ?? null,
          languages: row.languages,
          variant: row.variant ?? null,
          rate: rateOf(row),
          minBudget: row.minBudget ?? null,
          setup: row.setup ?? 0,
          audience: row.audience,
          rating: row.rating,
          details: row.details,
          availability: { status: row.availability, nextAvailable: row.nextAvailable ?? null },
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
    })),
  }
}

/** Everything that the seeded catalogue of a day sells. */
export function seededItems(today: CivilDate): InventoryItem[] {
  const { listings, spots } = plannedRows(generateCatalogue({ today }))
  return toInventory(listings, spots)
}
