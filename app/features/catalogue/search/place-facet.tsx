import { ChevronRight } from 'lucide-react'
import { isSamePlace } from '../../../../worker/catalogue/rules/places/coverage.ts'
import type { SearchFacets, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { FacetLink, FacetList } from './facet-parts.tsx'
import { searchWith } from './search-values.ts'

type State = SearchFacets['places'][number]

const STATES_SHOWN = 6

const isPlace = (name: string, asked: string | undefined) => asked !== undefined && isSamePlace(name, asked)

/** Places as a tree: a state unfolds into its cities. */
export function PlaceFacet({ facets, query }: { facets: SearchFacets; query: SearchQuery }) {
  const isOpen = ({ state, cities }: State) =>
    isPlace(state, query.state) || cities.some(({ name }) => isPlace(name, query.city))
  return (
    <>
      <FacetLink
        label="All of India"
        count={facets.anywhere}
        isChosen={!query.state && !query.city}
        search={searchWith(query, { state: undefined, city: undefined })}
      />
      <FacetList
        items={facets.places}
        shown={STATES_SHOWN}
        isChosen={isOpen}
        noun="states"
        render={(place) => (
          <li key={place.state}>
            <StateBranch place={place} query={query} isOpen={isOpen(place)} />
          </li>
        )}
      />
    </>
  )
}

function StateBranch({ place, query, isOpen }: { place: State; query: SearchQuery; isOpen: boolean }) {
  const { state, count, cities } = place
  return (
    <details open={isOpen} className="group/state">
      <summary className="flex min-h-8 list-none items-center justify-between gap-2 rounded-xs text-sm hover:text-link group-open/state:font-semibold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1.5">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-3 group-open/state:rotate-90"
            strokeWidth={1.75}
          />
          <span className="truncate">{state}</span>
        </span>
        <span className="num text-xs font-medium text-ink-3">{formatNumber(count)}</span>
      </summary>
      <ul className="ml-2 border-l border-line pl-3.5">
        <li>
          <FacetLink
            label={`All of ${state}`}
            count={count}
            isChosen={isPlace(state, query.state) && !query.city}
            search={searchWith(query, { state, city: undefined })}
          />
        </li>
        {cities.map(({ name, count }) => (
          <li key={name}>
            <FacetLink
              label={name}
              count={count}
              isChosen={isPlace(name, query.city)}
              search={searchWith(query, { city: name, state: undefined })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
