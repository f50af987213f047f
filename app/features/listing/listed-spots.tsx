import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { FRAME_SIZE } from '../../art/picture.ts'
import { enquirySubject } from '../../kit/enquiry/subject.ts'
import { pictureOf, spotPictured } from './pictures.ts'
import { choosePath, chooseSearch, type SpotListProps, spotPath } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

/** The picture of a spot in a list. Decorative: the name is next to it. */
function SpotPicture({ listing, spot }: { listing: Pick<Listing, 'id' | 'category' | 'title' | 'place'>; spot: Spot }) {
  return (
    <img
      src={pictureOf(spotPictured(listing, spot), 'card')}
      alt=""
      {...FRAME_SIZE.card}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
    />
  )
}

interface ListedSpotsProps extends SpotListProps {
  columns: readonly SpotColumn[]
  /** Plural noun of the spots: `positions`. */
  noun: string
  hasPictures?: boolean
  /** True when each spot has a page. */
  hasPages?: boolean
  /** True when each row has a book button, labelled by the trade. */
  isBookable?: boolean
}

/** Spots of a listing as rows; choosing one prices it in the panel. */
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
