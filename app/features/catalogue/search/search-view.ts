import type { NamedPoint } from '../../../../worker/catalogue/rules/places/nearness.ts'
import type { SearchPage, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { MapData } from '../../../kit/map/map-data.ts'

/** Results of a search, and the day on which it was made. */
export interface SearchView extends SearchPage {
  /** As the address has it: `query` has the places of its text as filters. */
  asked: SearchQuery
  today: CivilDate
  /** Point that results should be near; null without one. */
  point: NamedPoint | null
  /** Null while the list is shown. */
  map: MapData | null
}
