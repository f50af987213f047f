import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { AvailabilityBadge } from '../../../kit/listing-card/availability-badge.tsx'
import type { CardData } from '../../../kit/listing-card/card-data.ts'
import { cardSpec } from '../../../kit/listing-card/cards.ts'
import { ChannelLogo } from '../../../kit/listing-card/channel-logo.tsx'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { joined } from '../../../kit/media/shared.ts'
import { Card, CardLink } from '../../../ui/card.tsx'

/** Listings as rows of one box: picture, name, place, availability and rate. */
export function ListingRows({ listings, today }: { listings: readonly CardData[]; today: CivilDate }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {listings.map((listing) => (
          <ListingRow key={listing.id} listing={listing} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function ListingRow({ listing, today }: { listing: CardData; today: CivilDate }) {
  const { look, subtitle } = cardSpec(listing.category)
  return (
    <li className="relative flex items-start gap-4 p-3.5 sm:items-center">
      {look === 'logo' ? (
        <span className="grid w-18 shrink-0 place-items-center">
          <ChannelLogo logo={listing.details.logo} />
        </span>
      ) : (
        <img
          src={pictureUrl(listing, { width: 320 })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-18 shrink-0 rounded-sm object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto_9rem] sm:items-center">
        <div className="min-w-0">
          <h3 className="line-clamp-2 text-base leading-6 font-bold wrap-anywhere">
            <CardLink to={listingPath(listing)}>{listing.title}</CardLink>
          </h3>
          <p className="truncate text-sm text-ink-3">{joined(subtitle(listing))}</p>
          <ListingMarks listing={listing} isPlaced={false} className="truncate text-xs" />
        </div>
        <AvailabilityBadge availability={listing.availability} today={today} className="justify-self-start" />
        <p className="num text-sm text-ink-2 sm:text-right">
          <b className="text-ink">{formatMoney(listing.rate.rate)}</b> {UNITS[listing.rate.unit].label}
        </p>
      </div>
    </li>
  )
}
