import type { Example } from '../../../../worker/catalogue/figures.server.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { sourceText } from '../../../../worker/catalogue/rules/source-text.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { AvailabilityBadge } from '../../../kit/listing-card/availability-badge.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'

/** Listings with owner, availability, and one audience figure with its source. */
export function VerifiedExamples({ listings, today }: { listings: readonly Example[]; today: CivilDate }) {
  return (
    <ul className="divide-y divide-line rounded-xl bg-surface shadow-card">
      {listings.map((listing) => (
        <li key={listing.id} className="relative flex gap-4 p-4">
          <img
            src={pictureUrl(listing, { width: 320 })}
            alt=""
            {...FRAME_SIZE.card}
            loading="lazy"
            decoding="async"
            className="h-14 w-18 shrink-0 rounded-sm bg-surface-3 object-cover"
          />
          <div className="min-w-0 flex-1">
            <h3 className="text-base leading-5 font-semibold">
              <CardLink to={listingPath(listing)} className="wrap-anywhere">
                {listing.title}
              </CardLink>
            </h3>
            <p className="mt-1 flex items-center gap-1 text-sm text-ink-2">
              {listing.owner.name}
              {listing.owner.verified && <VerifiedMark />}
            </p>
            <Figure listing={listing} />
            <AvailabilityBadge availability={listing.availability} today={today} className="mt-2" />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Figure({ listing: { audienceFigures } }: { listing: Example }) {
  const [figure] = audienceFigures
  if (!figure) return null
  return (
    <p className="mt-1 text-sm text-ink-2">
      {figure.label} <span className="num font-semibold text-ink">{figure.value}</span>
      <span className="block text-xs text-ink-3">{sourceText(figure)}</span>
    </p>
  )
}
