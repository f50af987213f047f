import { describeMinimum } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { formatCount, formatMoney } from '../../../worker/domain/money.ts'
import { CardLink } from '../../ui/card.tsx'
import { CampaignLink } from '../enquiry/campaign-link.tsx'
import { enquirySubject } from '../enquiry/subject.ts'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import { type SpotListProps, spotPath } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { spotPrice } from './spots.ts'

/** Airport: each spot with picture, position and footfall. */
export function AirportSpots({ listing, spots, path, today }: SpotListProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {spots.map((spot) => (
        <li key={spot.id} className="min-w-0">
          <article className="group relative flex h-full flex-col">
            <div className="relative overflow-hidden rounded-card bg-surface-3">
              <SpotPicture listing={listing} spot={spot} />
              <AvailabilityBadge
                availability={spot.availability}
                today={today}
                className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)]!"
              />
            </div>
            <h3 className="pt-3 text-base leading-6 font-bold wrap-anywhere">
              <CardLink to={spotPath(path, spot)}>{spot.name}</CardLink>
            </h3>
            <p className="text-sm text-ink-2">{[spot.terminal, spot.zone].filter(Boolean).join(' · ')}</p>
            <p className="num text-sm text-ink-3">
              {[spot.size, spot.audience !== null && `${formatCount(spot.audience)} people a day`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-1 text-sm text-ink-2">
              <span className="num text-lg leading-6 font-bold text-ink">{formatMoney(spotPrice(spot))}</span>
              {UNITS[spot.rate.unit].label}, from {describeMinimum(spot.rate)}
            </p>
            <p className="relative mt-auto pt-3">
              <CampaignLink
                subject={enquirySubject(listing, spot)}
                next={spotPath(path, spot)}
                about={spot.name}
                variant="outline"
                size="sm"
              />
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
