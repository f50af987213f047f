import { MapPin } from 'lucide-react'
import type { Availability } from '../../../worker/catalogue/rules/availability.ts'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { AvailabilityBadge } from '../../kit/listing-card/availability-badge.tsx'
import { NativeName } from '../../kit/listing-card/native-name.tsx'
import { shareText } from '../../kit/share/share.ts'
import { ShareMenu } from '../../kit/share/share-menu.tsx'
import { SaveButton } from '../../kit/shortlist/save-button.tsx'
import { useIdentity } from '../../site.ts'
import { placeLine } from './place.ts'

interface StatusLineProps {
  availability: Availability
  /** Type and reference: `Billboard · ID OOH-0041`. */
  type: string
  id: string
  today: CivilDate
}

/** The line above a title: availability, type and reference. */
export function StatusLine({ availability, type, id, today }: StatusLineProps) {
  return (
    <p className="flex flex-1 basis-40 flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <AvailabilityBadge availability={availability} today={today} />
      <span className="text-sm text-ink-3">
        {type} · ID {id}
      </span>
    </p>
  )
}

/** Name of a listing, also in its own script where it has one. */
export function ListingTitle({ listing }: { listing: Pick<Listing, 'title' | 'nativeTitle'> }) {
  return (
    <h1 className="text-2xl wrap-anywhere lg:text-3xl">
      {listing.title}
      {listing.nativeTitle && (
        <>
          {' '}
          <NativeName name={listing.nativeTitle} className="text-xl font-medium text-ink-3" />
        </>
      )}
    </h1>
  )
}

export function PlaceLine({ listing }: { listing: Pick<Listing, 'place' | 'covers'> }) {
  return (
    <p className="flex items-start gap-1.5 text-ink-2">
      <MapPin aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{placeLine(listing)}</span>
    </p>
  )
}

/** The heading of a page with a gallery above it. */
export function ListingHeading({ listing, today, path }: { listing: Listing; today: CivilDate; path: string }) {
  const site = useIdentity()
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <StatusLine availability={listing.availability} type={listing.type} id={listing.ref} today={today} />
        <div className="ml-auto flex shrink-0">
          <SaveButton listing={listing} look="line" />
          <ShareMenu text={shareText(listing.title, whereText(listing), site.name)} path={path} />
        </div>
      </div>
      <div className="mt-2 space-y-1.5">
        <ListingTitle listing={listing} />
        <PlaceLine listing={listing} />
      </div>
    </header>
  )
}
