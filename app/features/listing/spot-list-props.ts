import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { SubjectListing } from '../../kit/enquiry/subject.ts'
import type { DetailQuery } from './detail-query.ts'

/** Props of a list of spots. */
export interface SpotListProps {
  listing: SubjectListing &
    Pick<Listing, 'id' | 'category' | 'title' | 'place' | 'audience' | 'details' | 'audienceFigures'>
  /** Spots in their order of display. */
  spots: readonly Spot[]
  /** Path of the listing's page. */
  path: string
  /** Filters and order of the list, and the requested days. */
  query?: Partial<DetailQuery>
  /** Id of the spot that the price panel shows. */
  chosen?: string | undefined
  today: CivilDate
}

/** Path of a spot's page, for media whose spots have one. */
export const spotPath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}/${id}`

/** Address of the same page with a spot selected; the list and the days stay as they are. */
export const chooseSearch = (
  { id }: Pick<Spot, 'id'>,
  { sort, terminal, from, until, days }: Partial<DetailQuery> = {},
) => ({
  search: toSearch({ sort, terminal, spot: id, from, until, days: days?.join(',') }).replaceAll('%2C', ','),
})

/** Path of the listing's page with a spot selected. */
export const choosePath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}?spot=${id}`
