import { daypartRatings, ratingText } from '../../../worker/catalogue/rules/rating-points.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { daypartText, hourText, isPrime } from './daypart.ts'
import { FactsCard } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

const TICKS = [0, 6, 12, 18, 23]

/** TV and radio: audience by hour of a weekday, prime hours in marigold, and the rating of each daypart. */
export function DayPartFacts({ listing }: FactsProps) {
  const hours = listing.details.dayparts
  if (!hours?.length) return null
  const { ratings } = listing.details
  const { spotAudience } = mediaSpec({ id: listing.category, name: '' })
  const people = spotAudience?.people ?? 'people'
  return (
    <FactsCard title="Audience through the day" note={`Share of peak ${people}, weekday average`}>
      <div className={`mt-4 grid gap-x-10 gap-y-4 ${ratings ? 'md:grid-cols-[minmax(0,1fr)_auto]' : ''}`}>
        <figure className="flex flex-col">
          <div className="flex min-h-20 flex-1 items-end gap-[3px] sm:gap-1" role="img" aria-label={daypartText(hours)}>
            {hours.map((share, hour) => (
              <span
                key={hourText(hour)}
                className={`flex-1 rounded-t-xs ${isPrime(share) ? 'bg-accent' : 'bg-surface-3'}`}
                style={{ height: `${Math.max(2, share)}%` }}
              />
            ))}
          </div>
          <div aria-hidden className="num mt-1.5 flex justify-between text-2xs text-ink-3">
            {TICKS.map((hour) => (
              <span key={hour}>{hourText(hour)}</span>
            ))}
          </div>
        </figure>
        {ratings && (
          <dl className="num space-y-1 text-xs">
            {daypartRatings(hours, ratings).map(({ name, from, to, rating }) => (
              <div key={name} className="flex justify-between gap-6">
                <dt className="text-ink-3">
                  {name}, {hourText(from)} to {hourText(to)}
                </dt>
                <dd className="font-bold whitespace-nowrap text-ink">
                  {spotAudience?.rating ?? 'Rating'} {ratingText(rating)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </FactsCard>
  )
}
