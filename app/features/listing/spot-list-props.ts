import type { Listing, Spot } from '../../../worker/domain/catalogue/listing.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import type { SubjectListing } from '../enquiry/subject.ts'

/** Props of a list of spots. */
export interface SpotListProps {
  listing: SubjectListing &
    Pick<Listing, 'id' | 'category' | 'title' | 'place' | 'audience' | 'details' | 'audienceFigures'>
  /** In the order to show. */
  spots: readonly Spot[]
  /** Page of the listing. */
  path: string
  /** The spot that the price panel prices, where the page has one. */
  chosen?: string | undefined
  today: CivilDate
}

/** The page of a spot, for media whose spots have one. */
export const spotPath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}/${id}`

/** The listing's own page with a spot selected, scrolled to its price. */
export const choosePath = (path: string, { id }: Pick<Spot, 'id'>): string => `${path}?spot=${id}`
