import { MapPinOff, SearchX } from 'lucide-react'
import type { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import type { MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { type ChosenListFilter, without } from './filters.ts'
import { emptyListHeading } from './sentences.ts'

interface NoResultsProps {
  spec: MediaSpec
  query: ListingQuery
  chosen: readonly ChosenListFilter[]
}

/** Empty state of a list: names the filters, with links that remove one or all. */
export function NoResults({ spec, query, chosen }: NoResultsProps) {
  return (
    <div className="mt-6 wrap-anywhere">
      <EmptyState
        icon={query.city ? MapPinOff : SearchX}
        title={emptyListHeading(spec, chosen)}
        actions={
          chosen.length > 0 && (
            <>
              <LinkButton to={{ search: without(query, chosen) }} preventScrollReset>
                Clear filters
              </LinkButton>
              {chosen.length > 1 &&
                chosen.map((filter) => (
                  <LinkButton
                    key={`${filter.name} ${filter.value}`}
                    to={{ search: without(query, [filter]) }}
                    preventScrollReset
                    variant="outline"
                    className="max-w-full shrink"
                  >
                    <span className="truncate">{filter.widened}</span>
                  </LinkButton>
                ))}
            </>
          )
        }
      >
        {advice(spec, query, chosen)}
      </EmptyState>
    </div>
  )
}

function advice(spec: MediaSpec, query: ListingQuery, chosen: readonly ChosenListFilter[]): string {
  if (chosen.length > 1) return `No ${spec.noun[1]} match all of these filters. Remove one to see the nearest.`
  if (query.q) return 'Check the spelling, or look at the whole list.'
  if (chosen.length === 1) return 'Clear the filters to see the whole list.'
  return 'No listings here yet.'
}
