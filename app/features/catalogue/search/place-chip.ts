import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import { distanceText } from '../../../../worker/catalogue/rules/places/distance.ts'
import { placeChip } from '../../../kit/listing-card/cards.ts'
import type { SearchView } from './search-view.ts'

/** Relation of a listing to the place in the search: `1.2 km from HITEC City`, `In Patna`, `Covers Patna`. */
export function searchChip(listing: ListingSummary, { query, point }: SearchView): string | undefined {
  const { lat, lng } = listing.place
  if (point && lat !== null && lng !== null) {
    return `${distanceText(point, { lat, lng })} from ${point.name.replace(`, ${point.city}`, '')}`
  }
  return placeChip(listing, query.city ?? query.state)
}
