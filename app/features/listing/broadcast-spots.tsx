import type { Listing, Spot } from '../../../worker/domain/catalogue/listing.ts'
import { type RatingBase, ratingText, spotRating } from '../../../worker/domain/catalogue/rating-points.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount, formatMoney } from '../../../worker/domain/money.ts'
import { enquirySubject } from '../enquiry/subject.ts'
import { sourceText } from '../media-facts/sources.ts'
import { type SpotListProps, spotPath } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'
import { slotText } from './spots.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** TV and radio: when a spot runs, how long it is, how many of the peak audience are there, and what a rating point costs. */
export function BroadcastSpots({ listing, spots, path, today }: SpotListProps) {
  const most = Math.max(1, ...spots.map(({ audience }) => audience ?? 0))
  const { spotAudience } = mediaSpec({ id: listing.category, name: '' })
  const { ratings } = listing.details
  const rated = (spot: Spot) => spotRating(spot, ratings)
  const columns: SpotColumn[] = [
    { label: 'Time slot', cell: ({ slot }) => slot && <span className="whitespace-nowrap">{slotText(slot)}</span> },
    { label: 'Duration', end: true, cell: ({ seconds }) => seconds && `${seconds} sec` },
    {
      label: capital(spotAudience?.people ?? 'people'),
      cell: ({ audience }) =>
        audience === null ? null : (
          <span className="flex items-center gap-2.5 whitespace-nowrap">
            <span aria-hidden className="hidden h-1.5 w-12 overflow-hidden rounded-full bg-surface-3 xl:block">
              <span
                className="block h-full rounded-full bg-chart-1"
                style={{ width: `${Math.round((audience / most) * 100)}%` }}
              />
            </span>
            {formatCount(audience)}
          </span>
        ),
    },
    ...(ratings
      ? [
          {
            label: spotAudience?.rating ?? 'Rating',
            end: true,
            cell: (spot: Spot) => ratingText(rated(spot)?.rating ?? 0),
          },
          { label: 'CPRP', end: true, cell: (spot: Spot) => formatMoney(rated(spot)?.cprp ?? 0) },
        ]
      : []),
  ]
  return (
    <>
      <SpotTable
        spots={spots}
        columns={columns}
        name="Spot"
        price="Price per spot"
        action="Add to Campaign"
        linkTo={(spot) => spotPath(path, spot)}
        intent="campaign"
        subject={(spot) => enquirySubject(listing, spot)}
        next={(spot) => spotPath(path, spot)}
        today={today}
      />
      {ratings && <RatingNote label={spotAudience?.rating ?? 'Rating'} listing={listing} ratings={ratings} />}
    </>
  )
}

/** What a rating is a percent of, and where the universe comes from. */
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
    <p className="mt-3 text-xs text-ink-3">
      {label}: percent of {formatCount(universe)} {of} at one airing{figure && ` (${sourceText(figure)})`}. CPRP: cost
      of an airing ÷ {label}, before GST.
    </p>
  )
}
