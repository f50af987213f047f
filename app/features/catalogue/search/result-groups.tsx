import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import type { SearchGroup } from '../../../../worker/catalogue/rules/search/search.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { ListingCard } from '../../../kit/listing-card/listing-card.tsx'
import { mediaIcon } from '../../../kit/media/presentations.ts'
import { ArrowLink } from '../../../ui/link.tsx'
import { searchChip } from './place-chip.ts'
import { searchWith } from './search-values.ts'
import type { SearchView } from './search-view.ts'

/** Best results of each medium, the medium with the highest count first. */
export function ResultGroups({ view }: { view: SearchView }) {
  return (
    <div className="space-y-12">
      {view.groups.map((group, index) => (
        <ResultGroup key={group.category.id} group={group} view={view} isFirst={index === 0} />
      ))}
    </div>
  )
}

function ResultGroup({ group, view, isFirst }: { group: SearchGroup; view: SearchView; isFirst: boolean }) {
  const { category, count, listings } = group
  const { label } = mediaSpec(category)
  const Icon = mediaIcon(category)
  const headingId = `found-${category.id}`
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="flex min-w-0 items-center gap-2.5 text-xl">
          <Icon aria-hidden className="size-5.5 shrink-0 text-ink-3" strokeWidth={1.75} />
          <span className="truncate">{label}</span>
          <span className="num text-base font-medium text-ink-3">{formatNumber(count)}</span>
        </h2>
        {count > listings.length && (
          <ArrowLink to={{ search: searchWith(view.query, { media: [category.id] }) }} className="num shrink-0">
            See all {formatNumber(count)}
            <span className="sr-only"> in {label}</span>
          </ArrowLink>
        )}
      </div>
      {/* Padding for the focus ring of a card, which would be cut off. */}
      <ul className="-mx-5 mt-3 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-3 md:gap-x-6 md:overflow-visible md:px-0">
        {listings.map((listing) => (
          <li key={listing.id} className="w-[74vw] max-w-72 shrink-0 snap-start md:w-auto md:max-w-none">
            <ListingCard
              listing={listing}
              today={view.today}
              heading="h3"
              eager={isFirst}
              chip={searchChip(listing, view)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
