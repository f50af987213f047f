import { withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import { listingPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { ArrowLink } from '../../ui/link.tsx'
import { useRange } from '../../ui/use-range.ts'
import { joined } from '../media/shared.ts'
import { SaveButton } from '../shortlist/save-button.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import {
  CardDatedPrice,
  CardFeatures,
  CardFigures,
  CardName,
  CardNativeName,
  CardOwner,
  CardPicture,
  CardPlace,
  CardPrice,
  type CardProps,
} from './card-parts.tsx'
import { cardSpec } from './cards.ts'
import { ChannelLogo } from './channel-logo.tsx'
import { ListingMarks } from './listing-marks.tsx'

/** Card of a listing: name, location, price. The whole card is a link to its page. */
export function ListingCard(props: CardProps) {
  return cardSpec(props.listing.category).look === 'logo' ? <LogoCard {...props} /> : <PictureCard {...props} />
}

function PictureCard(props: CardProps) {
  const { listing, heading: Heading = 'h2' } = props
  const { subtitle, figures } = cardSpec(listing.category)
  const range = useRange()
  const { cardAction } = mediaSpec({ id: listing.category, name: '' })
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <CardPicture {...props} />
      <div className="flex items-start justify-between gap-2 pt-3">
        <Heading className="line-clamp-2 min-w-0 text-base leading-6 font-bold wrap-anywhere">
          <CardName listing={listing} />
        </Heading>
      </div>
      <CardNativeName listing={listing} />
      <p className="mt-0.5 truncate text-sm text-ink-2">{joined(subtitle(listing))}</p>
      <ListingMarks listing={listing} isPlaced={false} className="truncate text-xs" />
      {figures && <CardFigures figures={figures(listing)} />}
      <CardFeatures listing={listing} className={figures ? 'mt-1' : 'mt-0.5'} />
      {/* Aligns the prices of a row, whatever the length of the names. */}
      <div className="mt-auto">
        <CardPlace chip={props.chip} />
        <CardPrice listing={listing} />
        <CardDatedPrice listing={listing} />
        <CardOwner owner={listing.owner} />
        {cardAction && (
          <ArrowLink to={withRange(listingPath(listing), range)} className="relative">
            {cardAction}
            <span className="sr-only">of {listing.title}</span>
          </ArrowLink>
        )}
      </div>
    </article>
  )
}

/** Card of a channel or station, with its logo instead of a picture. */
function LogoCard({ listing, today, heading: Heading = 'h2', chip }: CardProps) {
  const { subtitle, figures } = cardSpec(listing.category)
  return (
    <article className="relative flex h-full min-w-0 flex-col rounded-xl border border-line bg-surface p-4 transition-shadow duration-150 hover:shadow-lift">
      <div className="flex items-center gap-3.5">
        <ChannelLogo logo={listing.details.logo} />
        <div className="min-w-0 flex-1">
          <Heading className="mr-6 truncate text-base leading-5 font-bold">
            <CardName listing={listing} />
          </Heading>
          <CardNativeName listing={listing} />
          <p className="text-sm text-ink-3">{joined(subtitle(listing))}</p>
          <ListingMarks listing={listing} isPlaced={false} className="truncate text-xs" />
        </div>
      </div>
      <SaveButton listing={listing} look="box" />
      {figures && (
        <div className="mt-1.5">
          <CardFigures figures={figures(listing)} />
        </div>
      )}
      <CardFeatures listing={listing} className="mt-3" />
      <CardPlace chip={chip} />
      {!isAvailable(listing.availability, today) && (
        <AvailabilityBadge availability={listing.availability} today={today} className="mt-2 self-start" />
      )}
      <div className="mt-auto pt-1">
        <CardPrice listing={listing} className="text-base" />
        <CardDatedPrice listing={listing} />
      </div>
    </article>
  )
}
