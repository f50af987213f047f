import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { enquirySubject } from '../../kit/enquiry/subject.ts'
import { choosePath, chooseSearch, type SpotListProps, spotPath } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

interface ListedSpotsProps extends SpotListProps {
  columns: readonly SpotColumn[]
  /** Many spots, in words: `positions`. */
  noun: string
  hasPictures?: boolean
  /** Each spot has a page of its own. */
  hasPages?: boolean
  /** Each row has a button, in the words of the trade. */
  isBookable?: boolean
}

/** The spots of a listing as rows that choose what the panel prices. */
export function ListedSpots({
  listing,
  spots,
  path,
  query,
  chosen,
  today,
  columns,
  noun,
  hasPictures = false,
  hasPages = false,
  isBookable = false,
}: ListedSpotsProps) {
  return (
    <SpotTable
      spots={spots}
      columns={columns}
      {...(hasPictures && { picture: (spot) => <SpotPicture listing={listing} spot={spot} /> })}
      choose={(spot) => chooseSearch(spot, query)}
      {...(hasPages && { linkTo: (spot) => spotPath(path, spot) })}
      {...(isBookable && {
        book: {
          label: mediaSpec({ id: listing.category, name: '' }).bookSpot ?? 'Book',
          subject: (spot) => enquirySubject(listing, spot),
          next: (spot) => choosePath(path, spot),
        },
      })}
      chosen={chosen}
      noun={noun}
      today={today}
    />
  )
}
