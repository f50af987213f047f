import type { OwnerExamples } from '../../../../worker/catalogue/figures.server.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { CardLink } from '../../../ui/card.tsx'
import { ExamplePanel } from './example-panel.tsx'

/** The listings of a city with most days taken, as bars on one scale. */
export function MostTaken({ city, listings }: { city: string; listings: OwnerExamples['taken'] }) {
  const most = Math.max(...listings.map(({ days }) => days), 1)
  return (
    <ExamplePanel
      title={`Taken most in ${city}`}
      note="Days taken of the next 180, counted today in the public calendars of outdoor sites."
    >
      <ul className="space-y-4 text-sm">
        {listings.map((listing) => (
          <li key={listing.id} className="relative">
            <p className="flex justify-between gap-4">
              <CardLink to={listingPath(listing)} className="min-w-0 wrap-anywhere">
                {listing.title}
              </CardLink>
              <span className="num shrink-0 font-semibold">{plural(listing.days, ['day', 'days'])}</span>
            </p>
            <div aria-hidden className="mt-1.5 h-4 rounded-xs bg-surface-3">
              <div className="h-full rounded-xs bg-chart-1" style={{ width: `${(listing.days / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </ExamplePanel>
  )
}
