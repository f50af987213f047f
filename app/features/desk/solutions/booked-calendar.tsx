import type { Example } from '../../../../worker/catalogue/figures.server.ts'
import { availabilityText, bookedMonths } from '../../../../worker/catalogue/rules/availability.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { CardLink } from '../../../ui/card.tsx'
import { ExamplePanel } from './example-panel.tsx'

interface BookedCalendarProps {
  city: string
  listings: readonly Example[]
  today: CivilDate
}

/** Six months of availability for a few listings, with the day on which each is free again. */
export function BookedCalendar({ city, listings, today }: BookedCalendarProps) {
  return (
    <ExamplePanel title={`Booked in ${city} now`} note="Sites from the catalogue, with the date each is free again.">
      <ul className="divide-y divide-line">
        {listings.map((listing) => (
          <li key={listing.id} className="relative py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <CardLink to={listingPath(listing)} className="font-semibold wrap-anywhere">
                {listing.title}
              </CardLink>
              <span className="num text-ink-2">{availabilityText(listing.availability, today)}</span>
            </p>
            <div aria-hidden className="mt-2 flex gap-1">
              {bookedMonths(listing.availability, today).map(({ name, booked }) => (
                <span key={name} className="flex-1 text-center text-2xs text-ink-3">
                  <span className="block h-4 overflow-hidden rounded-xs bg-surface-3">
                    <span className="block h-full bg-chart-1" style={{ width: `${Math.round(booked * 100)}%` }} />
                  </span>
                  {name}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </ExamplePanel>
  )
}
