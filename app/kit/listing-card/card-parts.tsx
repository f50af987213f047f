import { MapPin } from 'lucide-react'
import { withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import type { ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import { listingPath, ownerPath } from '../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, pictureUrl } from '../../art/picture.ts'
import { CardLink } from '../../ui/card.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { useRange } from '../../ui/use-range.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { joined } from '../media/shared.ts'
import { SaveButton } from '../shortlist/save-button.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import type { CardData } from './card-data.ts'
import { cardSpec, datedPrice, spotRanges } from './cards.ts'
import { NativeName } from './native-name.tsx'

export interface CardProps {
  listing: CardData
  today: CivilDate
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
  /** Loads the picture at once: the card is above the fold. */
  eager?: boolean
  /** Relation to the place of the search: `Covers Patna`. */
  chip?: string | undefined
}

export function CardPlace({ chip }: Pick<CardProps, 'chip'>) {
  return (
    chip !== undefined && (
      <p className="mt-1.5 inline-flex h-6 max-w-full items-center gap-1 self-start rounded-full bg-select px-2.5 text-xs font-semibold text-ink-2">
        <MapPin aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
        <span className="truncate">{chip}</span>
      </p>
    )
  )
}

/** The picture in the card's frame, with the availability in one corner and the bookmark in another. */
export function CardPicture({ listing, today, eager = false }: CardProps) {
  return (
    <div className="relative overflow-hidden rounded-card bg-surface-3">
      <img
        src={pictureUrl(listing)}
        alt=""
        {...FRAME_SIZE.card}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
      />
      <AvailabilityBadge
        availability={listing.availability}
        today={today}
        className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)]!"
      />
      <SaveButton listing={listing} look="picture" />
    </div>
  )
}

/** Name of the listing, the only link of the card. */
export function CardName({ listing }: Pick<CardProps, 'listing'>) {
  const range = useRange()
  return (
    // The focus ring is around the card: the title's own would be cut off after its third line.
    <CardLink
      to={withRange(listingPath(listing), range)}
      className="outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
    >
      {listing.title}
    </CardLink>
  )
}

/** Name in its own script, if it has one, on a separate line. */
export const CardNativeName = ({ listing }: Pick<CardProps, 'listing'>) =>
  listing.nativeTitle && (
    <p className="truncate text-sm font-medium text-ink-3">
      <NativeName name={listing.nativeTitle} />
    </p>
  )

/** Captions over values; a single one reads as a phrase: `8.6 lakh daily circulation`. */
export function CardFigures({ figures }: { figures: readonly ListingFact[] }) {
  const [only, ...others] = figures
  if (!only) return null
  if (others.length === 0) {
    return (
      <p className="num mt-1 truncate text-sm">
        <span className="font-semibold">{only.value}</span>{' '}
        <span className="text-ink-3">{only.label.toLowerCase()}</span>
      </p>
    )
  }
  return (
    <dl className={`num mt-2.5 grid gap-2 text-sm ${others.length === 1 ? 'grid-cols-2' : 'grid-cols-3'}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-2xs text-ink-3">{label}</dt>
          <dd className="truncate font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The size and the first two features, on one line. */
export function CardFeatures({ listing, className }: Pick<CardProps, 'listing'> & { className: string }) {
  const size = cardSpec(listing.category).size?.(listing) ?? []
  const line = joined([...size, ...listing.features.slice(0, 2)])
  return line && <p className={`truncate text-sm text-ink-3 ${className}`}>{line}</p>
}

/** Price: `₹1,85,000 per month`, the range over the spots, or the first two spots with their prices. */
export function CardPrice({ listing, className = 'text-lg' }: Pick<CardProps, 'listing'> & { className?: string }) {
  const { price } = cardSpec(listing.category)
  if (price === 'first two' && listing.spots.first.length > 0) {
    return (
      <ul className="num mt-2.5 space-y-0.5 border-t border-line pt-2.5 text-sm">
        {listing.spots.first.slice(0, 2).map((spot) => (
          <li key={spot.name} className="flex justify-between gap-3">
            <span className="min-w-0 truncate text-ink-2">{spot.name}</span>
            <span className="font-bold">{formatMoney(spot.price)}</span>
          </li>
        ))}
      </ul>
    )
  }
  const rate = { amount: formatMoney(listing.rate.rate), unit: UNITS[listing.rate.unit].label }
  const [first = rate, ...others] = price === 'range' ? spotRanges(listing) : []
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span className={`num font-bold text-ink ${className}`}>{first.amount}</span>
        {first.unit}
      </p>
      {others.map(({ amount, unit }) => (
        <p key={unit} className="num">
          {amount} {unit}
        </p>
      ))}
    </div>
  )
}

/** Price of the days in the address: `₹2,20,000 for your 2 months`. */
export function CardDatedPrice({ listing }: Pick<CardProps, 'listing'>) {
  const range = useRange()
  const text = range && datedPrice(listing, range)
  return text && <p className="num mt-0.5 text-xs text-ink-3">{text}</p>
}

/** Owner, with the Verified mark if it has one. */
export function CardOwner({ owner }: Pick<CardData, 'owner'>) {
  return (
    <p className="mt-1 flex min-w-0 items-center gap-1 text-xs text-ink-3">
      {owner.verified && <VerifiedMark />}
      {/* Above the link of the card. */}
      <RouterLink
        to={ownerPath(owner.id)}
        className="relative min-h-6 truncate rounded-xs leading-6 underline-offset-2 hover:text-ink hover:underline focus-visible:-outline-offset-2"
      >
        {owner.name}
      </RouterLink>
    </p>
  )
}
