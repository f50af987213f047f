import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { type RatingBase, ratingText, spotRating } from '../../../worker/catalogue/rules/rating-points.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { sourceText } from '../../../worker/catalogue/rules/source-text.ts'
import { formatCount, formatMoney } from '../../../worker/kernel/rules/money.ts'
import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'
import { slotText } from './spots.ts'

/** TV and radio spots: time slot, length, number of spots, and cost per rating point. */
export function BroadcastSpots(props: SpotListProps) {
  const { listing } = props
  const { people = 'people', rating = 'Rating' } = mediaSpec({ id: listing.category, name: '' }).spotAudience ?? {}
  const { ratings } = listing.details
  const columns: SpotColumn[] = [
    { label: 'Time slot', isPlain: true, cell: ({ slot }) => slot && slotText(slot) },
    { label: 'Duration', isPlain: true, cell: ({ seconds }) => seconds && `${seconds} sec` },
    {
      label: 'Audience',
      isPlain: true,
      cell: ({ audience }) => audience !== null && `${formatCount(audience)} ${people}`,
    },
    ...(ratings ? ratingColumns(rating, ratings) : []),
  ]
  return (
    <>
      <ListedSpots {...props} columns={columns} noun="ad spots" hasPages />
      {ratings && <RatingNote label={rating} listing={listing} ratings={ratings} />}
    </>
  )
}

/** Columns with the rating of one airing and the cost per rating point. */
function ratingColumns(label: string, base: RatingBase): SpotColumn[] {
  const rated = (spot: Spot) => spotRating(spot, base)
  return [
    { label, cell: (spot) => ratingText(rated(spot)?.rating ?? 0) },
    { label: 'CPRP', cell: (spot) => formatMoney(rated(spot)?.cprp ?? 0) },
  ]
}

/** Explains the universe of a rating and its source. */
function RatingNote({
  label,
  listing,
  ratings: { universe, of },
}: {
  label: string
  listing: Pick<Listing, 'audienceFigures'>
  ratings: RatingBase
}) {
  const figure = listing.audienceFigures.find((one) => one.label === 'Universe')
  return (
    <p className="mt-2.5 text-xs text-ink-3">
      {label}: percent of {formatCount(universe)} {of} at one airing{figure && ` (${sourceText(figure)})`}. CPRP: cost
      of an airing ÷ {label}, before GST.
    </p>
  )
}
