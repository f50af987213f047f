import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { Card, CardLink } from '../../ui/card.tsx'
import { ChoiceMark } from '../../ui/choice-mark.tsx'
import { EnquiryLink } from '../enquiry/enquiry-link.tsx'
import { enquirySubject } from '../enquiry/subject.ts'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import { choosePath, type SpotListProps } from './spot-list-props.ts'
import { spotPrice } from './spots.ts'

/** Influencer: the packages of a creator. Selecting one prices it, by a plain link. */
export function Packages({ listing, spots, path, chosen, today }: SpotListProps) {
  const book = mediaSpec({ id: listing.category, name: '' }).bookSpot ?? 'Book'
  return (
    <>
      <Card as="div">
        <ul className="divide-y divide-line">
          {spots.map((spot) => {
            const isChosen = spot.id === chosen
            return (
              <li
                key={spot.id}
                className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 first:rounded-t-lg last:rounded-b-lg ${isChosen ? 'bg-select/60' : 'hover:bg-surface-2'}`}
              >
                <ChoiceMark isChosen={isChosen} />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-bold wrap-anywhere">
                    <CardLink
                      to={{ search: `?spot=${spot.id}`, hash: 'price' }}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      {spot.name}
                    </CardLink>
                  </p>
                  <p className="text-sm text-ink-3">{[spot.position, ...spot.features].filter(Boolean).join(' · ')}</p>
                </div>
                <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1.5">
                  <AvailabilityBadge availability={spot.availability} today={today} />
                  <p className="text-right text-xs text-ink-3">
                    <span className="num block text-lg leading-6 font-bold text-ink">
                      {formatMoney(spotPrice(spot))}
                    </span>
                    {UNITS[spot.rate.unit].label}
                  </p>
                  <EnquiryLink
                    intent="book"
                    label={book}
                    subject={enquirySubject(listing, spot)}
                    next={choosePath(path, spot)}
                    variant="outline"
                    size="sm"
                    className="relative"
                  >
                    {book}
                    <span className="sr-only"> {spot.name}</span>
                  </EnquiryLink>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
      <p className="mt-3 text-xs text-ink-3">
        Paid posts carry the ASCI disclosure label. Usage rights: 90 days on the creator’s own handles unless a package
        says more.
      </p>
    </>
  )
}
