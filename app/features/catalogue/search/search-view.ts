import type { NamedPoint } from '../../../../worker/catalogue/rules/places/nearness.ts'
import type { SearchPage, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { MapData } from '../../../kit/map/map-data.ts'

/** Results of a search, and the day on which it was made. */
export interface SearchView extends SearchPage {
  /** Query as in the address; in `query`, places of its text are filters. */
  asked: SearchQuery
  today: CivilDate
  /** Point from which distances are measured; null without one. */
  point: NamedPoint | null
  /** Map of the results; null in the list view. */
  map: MapData | null
}
