import type { CivilDate } from '../../../worker/domain/dates.ts'
import type { SearchPage } from '../../../worker/domain/search/search.ts'

/** What was found, and the day on which it was. */
export interface SearchView extends SearchPage {
  today: CivilDate
}
