import type { OwnerExamples } from '../../../worker/catalogue/figures.server.ts'
import { listingPath } from '../../../worker/domain/catalogue/paths.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { CardLink } from '../../ui/card.tsx'
import { ExamplePanel } from './example-panel.tsx'

/** The most viewed listings of a city, as bars on one scale. */
export function MostViewed({ city, listings }: { city: string; listings: OwnerExamples['viewed'] }) {
  const most = Math.max(...listings.map(({ views }) => views), 1)
  return (
    <ExamplePanel
      title={`Looked at most in ${city}`}
      note="Page views and engagement of outdoor listings, as the catalogue keeps them."
    >
      <ul className="space-y-4 text-sm">
        {listings.map((listing) => (
          <li key={listing.id} className="relative">
            <p className="flex justify-between gap-4">
              <CardLink to={listingPath(listing)} className="min-w-0 wrap-anywhere">
                {listing.title}
              </CardLink>
              <span className="num shrink-0 font-semibold">
                {formatNumber(listing.views)}
                <span className="sr-only"> views</span>
              </span>
            </p>
            <div aria-hidden className="mt-1.5 h-4 rounded-xs bg-surface-3">
              <div className="h-full rounded-xs bg-chart-1" style={{ width: `${(listing.views / most) * 100}%` }} />
            </div>
            <p className="num mt-1 text-xs text-ink-3">{listing.engagement}% engagement</p>
          </li>
        ))}
      </ul>
    </ExamplePanel>
  )
}
