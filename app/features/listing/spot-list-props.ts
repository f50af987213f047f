import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { SubjectListing } from '../../kit/enquiry/subject.ts'
import type { DetailQuery } from './detail-query.ts'

/** Props of a list of spots. */
export interface SpotListProps {
  listing: SubjectListing &
    Pick<Listing, 'id' | 'category' | 'title' | 'place' | 'audience' | 'details' | 'audienceFigures'>
  /** In the order to show. */
  spots: readonly Spot[]
  /** Page of the listing. */
  path: string
  /** How the list is narrowed and sorted, and the days that are wanted. */
  query?: Partial<DetailQuery>
  /** The spot that the price panel prices. */
  chosen?: string | undefined
  today: CivilDate
}

/** The page of a spot, for media whose spots have one. */
export const spotPath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}/${id}`

/** The address of the same page with a spot selected; the list and the days stay as they are. */
export const chooseSearch = (
  { id }: Pick<Spot, 'id'>,
  { sort, terminal, from, until, days }: Partial<DetailQuery> = {},
) => ({
  search: toSearch({ sort, terminal, spot: id, from, until, days: days?.join(',') }).replaceAll('%2C', ','),
})

/** The listing's own page with a spot selected. */
export const choosePath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}?spot=${id}`
