import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { CardData } from '../../kit/listing-card/card-data.ts'
import { cardSpec, placeChip } from '../../kit/listing-card/cards.ts'
import { ListingCard } from '../../kit/listing-card/listing-card.tsx'
import { variants } from '../../ui/variants.ts'

const listingGridStyles = variants({
  base: 'grid grid-cols-1 xs:grid-cols-2',
  variants: {
    look: { picture: 'gap-x-6 gap-y-9', logo: 'gap-4' },
    /** `list` fills page after page; `row` is one line on wide screens. */
    as: { list: 'lg:grid-cols-3 xl:grid-cols-4', row: 'lg:grid-cols-4' },
  },
})

/** Number of pictures that load at once: the first row of the widest screen. */
const FIRST_ROW = 4

interface ListingGridProps {
  category: string
  listings: readonly CardData[]
  today: CivilDate
  as: 'list' | 'row'
  heading: 'h2' | 'h3'
  /** Place of the search, for the distance on each card. */
  place?: string | undefined
}

/** Cards in a grid. */
export function ListingGrid({ category, listings, today, as, heading, place }: ListingGridProps) {
  return (
    <div className={listingGridStyles({ look: cardSpec(category).look, as })}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          today={today}
          heading={heading}
          chip={placeChip(listing, place)}
          eager={as === 'list' && index < FIRST_ROW}
        />
      ))}
    </div>
  )
}
