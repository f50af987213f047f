import type { CivilDate } from '../../../worker/domain/dates.ts'
import type { OwnFilters } from '../../../worker/domain/media/own-fields.ts'
import type { ListingsPage } from '../../../worker/domain/media/pages.ts'
import type { ListingQuery } from '../../../worker/domain/media/query.ts'
import type { CardData } from '../media/card-data.ts'

/** A page of listings with what was asked for, and the day on which it was. */
export interface ListingsView extends Omit<ListingsPage, 'listings'> {
  listings: CardData[]
  query: ListingQuery & OwnFilters
  today: CivilDate
}
