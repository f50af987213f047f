import type { ListingSummary } from '../../../worker/domain/catalogue/listing.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { ListingCard } from '../listing-card/listing-card.tsx'

/** Similar listings: the same city first, then the best rated of the group. */
export function SimilarListings({
  title,
  listings,
  today,
}: {
  title: string
  listings: ListingSummary[]
  today: CivilDate
}) {
  if (listings.length === 0) return null
  return (
    <section className="page mt-16">
      <h2 className="text-xl">{title}</h2>
      {/* On a phone one row that moves sideways. A few pixels around, or the ring of a focused card would be cut off. */}
      <ul className="-mx-5 mt-4 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-y-8 sm:overflow-visible sm:px-0 lg:grid-cols-4 lg:gap-x-6">
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="grid w-[74vw] max-w-72 shrink-0 snap-start sm:w-auto sm:max-w-none sm:min-w-0"
          >
            <ListingCard listing={listing} today={today} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
