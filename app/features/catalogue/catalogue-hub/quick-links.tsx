import { groupPath } from '../../../../worker/catalogue/rules/paths.ts'
import { RouterLink } from '../../../ui/router-link.tsx'

/** Searches that visitors make often, one click away. */
const LINKS = [
  { label: 'Billboards in Hyderabad', to: groupPath('ooh', 'billboard', { city: 'Hyderabad' }) },
  { label: 'FM stations in Mumbai', to: groupPath('radio', 'fm_stations', { city: 'Mumbai' }) },
  { label: 'English dailies', to: groupPath('newspaper', 'national_daily', { language: 'English' }) },
  { label: 'Cab fleets in Bangalore', to: groupPath('vehicle', 'cab_fleet', { city: 'Bangalore' }) },
]

export function QuickLinks() {
  return (
    <nav
      aria-label="Popular"
      className="mt-6 flex flex-wrap items-center justify-center gap-2 text-sm text-ink-3 max-sm:gap-y-1"
    >
      <span className="w-full text-center sm:w-auto">Popular</span>
      {LINKS.map(({ label, to }) => (
        <RouterLink
          key={to}
          to={to}
          className="inline-flex min-h-8 items-center rounded-full border border-line-strong bg-surface px-3 text-xs font-semibold text-ink transition-colors duration-120 hover:bg-surface-2 pointer-coarse:min-h-11"
        >
          {label}
        </RouterLink>
      ))}
    </nav>
  )
}
