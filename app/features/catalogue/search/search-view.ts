import type { NamedPoint } from '../../../../worker/catalogue/rules/places/nearness.ts'
import type { SearchPage, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { MapData } from '../../../kit/map/map-data.ts'

/** What was found, and the day on which it was. */
export interface SearchView extends SearchPage {
  /** As the address has it: `query` has the places of its text as filters. */
  asked: SearchQuery
  today: CivilDate
  /** What is asked to be near; null without. */
  point: NamedPoint | null
  /** Null while the list is shown. */
  map: MapData | null
}
