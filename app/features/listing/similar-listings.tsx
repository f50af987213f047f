import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { ListingSummary } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, pictureUrl } from '../../art/picture.ts'
import { AvailabilityBadge } from '../../kit/listing-card/availability-badge.tsx'
import { cardSpec, spotRanges } from '../../kit/listing-card/cards.ts'
import { ChannelLogo } from '../../kit/listing-card/channel-logo.tsx'
import { ListingMarks } from '../../kit/listing-card/listing-marks.tsx'
import { joined } from '../../kit/media/shared.ts'
import { CardLink } from '../../ui/card.tsx'
import { similarSections } from './similar.ts'

interface SimilarListingsProps {
  page: ListingPage
  today: CivilDate
}

/** Similar listings in rows by location: its city and state first, then elsewhere. On phones a row scrolls sideways. */
export function SimilarListings({ page: { listing, category, similar }, today }: SimilarListingsProps) {
  const [, noun] = mediaSpec(category).noun
  return similarSections(listing, similar, noun).map((section) => (
    <SimilarRow key={section.title} {...section} today={today} />
  ))
}

interface SimilarRowProps {
  title: string
  listings: readonly ListingSummary[]
  today: CivilDate
}

function SimilarRow({ title, listings, today }: SimilarRowProps) {
  return (
    <section className="page mt-9">
      <h2 className="text-xl">{title}</h2>
      {/* Padding for the focus ring of a card, which would be cut off. */}
      <ul className="-mx-5 mt-2.5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 xl:grid-cols-4">
        {listings.map((listing) => (
          <li key={listing.id} className="w-[80vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none sm:min-w-0">
            <SimilarCard listing={listing} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SimilarCard({ listing, today }: { listing: ListingSummary; today: CivilDate }) {
  const { look, subtitle } = cardSpec(listing.category)
  return (
    <article className="relative flex h-full gap-3 rounded-lg border border-line bg-surface p-2.5 hover:bg-surface-2">
      {look === 'logo' ? (
        <ChannelLogo logo={listing.details.logo} />
      ) : (
        <img
          src={pictureUrl(listing, { width: 320 })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          className="h-18 w-24 shrink-0 rounded-md bg-surface-3 object-cover"
        />
      )}
      <div className="min-w-0 text-sm">
        <h3 className="line-clamp-2 text-sm leading-5 font-bold wrap-anywhere">
          <CardLink to={listingPath(listing)}>{listing.title}</CardLink>
        </h3>
        <p className="truncate text-xs leading-5 text-ink-3">{joined(subtitle(listing))}</p>
        <ListingMarks listing={listing} isPlaced={false} className="truncate text-xs leading-5" />
        <PriceText listing={listing} />
        {!isAvailable(listing.availability, today) && (
          <AvailabilityBadge availability={listing.availability} today={today} className="mt-1" />
        )}
      </div>
    </article>
  )
}

/** Price of one unit, or the range over the spots, in their first unit. */
function PriceText({ listing }: { listing: ListingSummary }) {
  const range = cardSpec(listing.category).price === 'rate' ? null : spotRanges(listing)[0]
  const { amount, unit } = range ?? { amount: formatMoney(listing.rate.rate), unit: UNITS[listing.rate.unit].label }
  return (
    <p className="text-xs leading-5 text-ink-3">
      <span className="num text-sm font-bold text-ink">{amount}</span> {unit}
    </p>
  )
}
