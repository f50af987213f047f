import { describeMinimum } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { CampaignLink } from '../enquiry/campaign-link.tsx'
import { enquirySubject } from '../enquiry/subject.ts'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import { choosePath, type SpotListProps } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { spotPrice } from './spots.ts'

/** Theatre: the spots on and around the screens. The name of a spot is a link that prices it. */
export function TheatreSpots({ listing, spots, path, chosen, today }: SpotListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {spots.map((spot) => (
        <li
          key={spot.id}
          className={`group grid grid-cols-[112px_minmax(0,1fr)] gap-4 rounded-xl border bg-surface p-3.5 sm:grid-cols-[168px_minmax(0,1fr)] ${spot.id === chosen ? 'border-brand' : 'border-line'}`}
        >
          <div className="self-start overflow-hidden rounded-lg bg-surface-3">
            <SpotPicture listing={listing} spot={spot} />
          </div>
          <div className="flex min-w-0 flex-col">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="min-w-0 text-base leading-5.5 wrap-anywhere">
                <RouterLink
                  to={{ search: `?spot=${spot.id}`, hash: 'price' }}
                  aria-current={spot.id === chosen ? 'true' : undefined}
                  className="rounded-xs underline-offset-2 hover:underline pointer-coarse:py-2.5"
                >
                  {spot.name}
                </RouterLink>
              </h3>
              <AvailabilityBadge availability={spot.availability} today={today} />
            </div>
            <p className="mt-0.5 text-sm text-ink-3">{[spot.type, spot.position].filter(Boolean).join(' · ')}</p>
            <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-3">
              <p className="text-sm text-ink-2">
                <span className="num block text-lg leading-6 font-bold text-ink">{formatMoney(spotPrice(spot))}</span>
                {UNITS[spot.rate.unit].label}
                <span className="block text-xs text-ink-3">from {describeMinimum(spot.rate)}</span>
              </p>
              <CampaignLink
                subject={enquirySubject(listing, spot)}
                next={choosePath(path, spot)}
                about={spot.name}
                variant="outline"
                size="sm"
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
