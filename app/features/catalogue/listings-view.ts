import type { CustomFilters } from '../../../worker/catalogue/rules/custom-filters.ts'
import type { ListingsPage } from '../../../worker/catalogue/rules/pages.ts'
import type { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { CardData } from '../../kit/listing-card/card-data.ts'
import type { MapData } from '../../kit/map/map-data.ts'

/** A page of listings with its query and today's date. */
export interface ListingsView extends Omit<ListingsPage, 'listings'> {
  listings: CardData[]
  /** Map of the results; null in the list view. */
  map: MapData | null
  query: ListingQuery & CustomFilters
  today: CivilDate
}
