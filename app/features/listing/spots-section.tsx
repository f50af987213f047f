import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { describeMinimums } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { useGstRate } from '../../site.ts'
import { TextLink } from '../../ui/link.tsx'
import type { DetailQuery } from './detail-query.ts'
import { Section } from './section.tsx'
import { SpotFilters } from './spot-filters.tsx'
import { sortSpots } from './spots.ts'
import { spotsLook } from './spots-look.tsx'

interface SpotsSectionProps {
  page: ListingPage
  query: DetailQuery
  path: string
  chosen: string | undefined
  today: CivilDate
}

/** The spots of a listing, filtered and sorted by the URL. */
export function SpotsSection({ page, query, path, chosen, today }: SpotsSectionProps) {
  const { listing, category } = page
  const spec = mediaSpec(category)
  const { List, sorts, ...look } = spotsLook(category.id)
  const terminals = listing.details.terminals ?? []
  const sort = query.sort ?? look.sort
  const inTerminal = listing.spots.filter(({ terminal }) => !query.terminal || terminal === query.terminal)
  const spots = sortSpots(inTerminal, sort || undefined)
  const [noun] = [spec.spotNoun[1]]
  return (
    <Section
      title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
      count={spots.length}
      aside={sorts && <SpotFilters terminals={terminals} sorts={sorts} sort={sort} query={query} />}
    >
      {spots.length > 0 ? (
        <List listing={listing} spots={spots} path={path} query={query} chosen={chosen} today={today} />
      ) : (
        <p className="rounded-lg border border-dashed border-line-strong p-8 text-center text-ink-2">
          No {noun} in {query.terminal ?? 'this listing'}. <TextLink to={path}>See all {noun}</TextLink>
        </p>
      )}
      <p className="mt-2 text-xs text-ink-3">
        Prices exclude {useGstRate(category.id).percent}% GST. Minimum booking:{' '}
        {describeMinimums(listing.rate, listing.spots)}.
      </p>
    </Section>
  )
}
