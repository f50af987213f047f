import type { ListingSummary } from '../../../worker/domain/catalogue/listing.ts'
import { distanceText, pointsNamed } from '../../../worker/domain/places/nearness.ts'
import type { SearchQuery } from '../../../worker/domain/search/search.ts'
import { placeChip } from '../listing-card/cards.ts'

/** What a card says of the place that was asked for: `1.2 km from HITEC City`, `In Patna`, `Covers Patna`. */
export function searchChip(listing: ListingSummary, { near, city, state }: SearchQuery): string | undefined {
  const { lat, lng } = listing.place
  const [point] = near === undefined ? [] : pointsNamed(near)
  if (point && lat !== null && lng !== null) {
    return `${distanceText(point, { lat, lng })} from ${point.name.replace(`, ${point.city}`, '')}`
  }
  return placeChip(listing, city ?? state)
}
