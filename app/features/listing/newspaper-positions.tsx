import { describeMinimum, describePrice, isFixed } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Card, CardLink } from '../../ui/card.tsx'
import { ChoiceMark } from '../../ui/choice-mark.tsx'
import { AvailabilityBadge } from '../listing-card/availability-badge.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'

const INSERTIONS = ['insertion', 'insertions'] as const

/**
 * Newspaper: the positions of an edition. A fixed one has its size and the sum of an insertion, the column the price of a
 * square centimetre. Selecting one prices it, by a plain link.
 */
export function NewspaperPositions({ listing, spots, chosen, today }: SpotListProps) {
  return (
    <Card as="div">
      <ul className="divide-y divide-line">
        {spots.map((spot) => {
          const { rate } = spot
          const isChosen = spot.id === chosen
          const { amount, unit, of } = describePrice(rate)
          return (
            <li
              key={spot.id}
              className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 first:rounded-t-lg last:rounded-b-lg ${isChosen ? 'bg-select/60' : 'hover:bg-surface-2'}`}
            >
              <ChoiceMark isChosen={isChosen} />
              <div className="w-20 shrink-0 overflow-hidden rounded-md bg-surface-3 max-sm:hidden">
                <SpotPicture listing={listing} spot={spot} />
              </div>
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-bold wrap-anywhere">
                  <CardLink
                    to={{ search: `?spot=${spot.id}`, hash: 'price' }}
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    {spot.name}
                  </CardLink>
                </p>
                <p className="num text-sm text-ink-3">
                  {[spot.size, isFixed(rate) && plural(rate.minQuantity, UNITS[rate.unit].quantityNoun)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className="text-sm text-ink-3">{spot.position}</p>
              </div>
              <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-1.5">
                <div className="text-right">
                  <AvailabilityBadge availability={spot.availability} today={today} />
                  <p className="num mt-1 text-xs text-ink-3">
                    from {isFixed(rate) ? plural(rate.minDuration, INSERTIONS) : describeMinimum(rate)}
                  </p>
                </div>
                <p className="num w-32 text-right text-xs text-ink-3">
                  <span className="block text-lg leading-6 font-bold text-ink">{formatMoney(amount)}</span>
                  {unit}
                  {of && <span className="block">{of}</span>}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
