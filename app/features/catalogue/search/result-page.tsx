import { useLocation } from 'react-router'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { ListingCard } from '../../../kit/listing-card/listing-card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { searchChip } from './place-chip.ts'
import type { SearchView } from './search-view.ts'
import { nounOf } from './sentences.ts'

/** Number of pictures that load at once: the first row of the widest screen. */
const FIRST_ROW = 3

/** All results of the chosen medium, page by page. */
export function ResultPage({ view }: { view: SearchView }) {
  const { groups, query, page, pages, today } = view
  const { pathname } = useLocation()
  const listings = groups.flatMap(({ listings }) => listings)
  return (
    <>
      <div className="grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 md:grid-cols-3">
        {listings.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            today={today}
            heading="h2"
            eager={index < FIRST_ROW}
            chip={searchChip(listing, view)}
          />
        ))}
      </div>
      <div className="mt-14">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => `${pathname}${toSearch({ ...query, page: number })}`}
          label={`Pages of ${nounOf(query.media)[1]}`}
        />
      </div>
    </>
  )
}
