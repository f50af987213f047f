import { Diff, MapPinOff, SearchX } from 'lucide-react'
import { ListingCard } from '../../../kit/listing-card/listing-card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import type { ChosenSearchFilter } from './chosen-filters.ts'
import { searchWith } from './search-values.ts'
import type { SearchView } from './search-view.ts'
import { emptySearchHeading } from './sentences.ts'

interface NoMatchesProps {
  view: SearchView
  chosen: readonly ChosenSearchFilter[]
  withoutAll: string
  noun: string
}

/**
 * Empty state of a search: names the request, offers to remove one filter or all, and shows listings that miss only
 * one.
 */
export function NoMatches({ view, chosen, withoutAll, noun }: NoMatchesProps) {
  const { query, near } = view
  return (
    <>
      <div className="wrap-anywhere">
        <EmptyState
          icon={query.city || query.state ? MapPinOff : SearchX}
          title={emptySearchHeading(view, chosen)}
          actions={
            <>
              {chosen.length > 0 && (
                <LinkButton to={{ search: withoutAll }} preventScrollReset>
                  Clear filters
                </LinkButton>
              )}
              {chosen.length > 1 &&
                chosen.map(({ label, widened, without }) => (
                  <LinkButton
                    key={label}
                    to={{ search: without }}
                    preventScrollReset
                    variant="outline"
                    className="max-w-full shrink"
                  >
                    <span className="truncate">{widened}</span>
                  </LinkButton>
                ))}
              {query.q && (
                <LinkButton
                  to={{ search: searchWith(query, { q: undefined }) }}
                  preventScrollReset
                  variant={chosen.length > 0 ? 'outline' : 'primary'}
                  className="max-w-full shrink"
                >
                  <span className="truncate">Without “{query.q}”</span>
                </LinkButton>
              )}
            </>
          }
        >
          {advice(query.q, chosen.length, noun)}
        </EmptyState>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near" className="mt-12">
          <h2 id="near" className="text-xl">
            Close matches
          </h2>
          <p className="mt-1 text-sm text-ink-2">Each one misses by a single filter.</p>
          <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-9 xs:grid-cols-2 md:grid-cols-3">
            {near.map(({ listing, misses }) => (
              <li key={listing.id} className="min-w-0">
                <p className="num mb-2.5 flex items-start gap-1.5 text-xs font-semibold text-accent-deep">
                  <Diff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                  <span className="min-w-0 first-letter:uppercase">{misses}</span>
                </p>
                <ListingCard listing={listing} today={view.today} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function advice(words: string | undefined, filters: number, noun: string): string {
  if (words && filters === 0) return 'Check the spelling, or try a road, a city, a station or a title.'
  if (filters > 1 || words) return `No ${noun} match all of these. Remove one to see the nearest.`
  return 'Clear the filters to see the whole list.'
}
