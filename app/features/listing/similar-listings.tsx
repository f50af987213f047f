import type { ListingSummary } from '../../../worker/domain/catalogue/listing.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { cardSpec } from '../listing-card/cards.ts'
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
  const [first] = listings
  if (!first) return null
  // A logo and a name side by side need the whole width of a phone.
  const hasLogos = cardSpec(first.category).look === 'logo'
  return (
    <section className="page mt-16">
      <h2 className="text-xl">{title}</h2>
      <ul
        className={`mt-5 grid gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6 ${hasLogos ? 'sm:grid-cols-2' : 'grid-cols-2'}`}
      >
        {listings.map((listing) => (
          <li key={listing.id} className="grid min-w-0">
            <ListingCard listing={listing} today={today} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
