import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { buttonStyles } from '../../ui/button-styles.ts'
import { FilterSheet } from '../../ui/filter-sheet.tsx'
import { LinkButton, TextLink } from '../../ui/link.tsx'
import { FacetLink, FacetList, FacetSection } from './facet-parts.tsx'
import { PlaceFacet } from './place-facet.tsx'
import { DateFields, PriceFields } from './range-fields.tsx'
import { searchValues, searchWith } from './search-values.ts'
import type { SearchView } from './search-view.ts'
import { nounOf } from './sentences.ts'

const MEDIA_SHOWN = 6

interface SearchFiltersProps {
  view: SearchView
  on: number
  /** The search part without any filter. */
  withoutAll: string
  className: string
}

/** Medium, place, price and dates: a column on wide screens, a sheet on the others. */
export function SearchFilters({ view, on, withoutAll, className }: SearchFiltersProps) {
  const { query, facets, total, today } = view
  const { least, most, from, until } = searchValues(query)
  return (
    <FilterSheet
      layout="column"
      on={on}
      className={className}
      aside={
        on > 0 && (
          <TextLink to={{ search: withoutAll }} preventScrollReset className="text-sm font-semibold max-lg:hidden">
            Clear all
          </TextLink>
        )
      }
      actions={
        <>
          <LinkButton
            to={{ search: withoutAll }}
            preventScrollReset
            variant="ghost"
            size="lg"
            className="-ml-4 px-4! lg:hidden"
          >
            Clear all
          </LinkButton>
          <button
            type="submit"
            className={buttonStyles({ size: 'lg', className: 'min-w-0 grow basis-0 lg:h-11 lg:text-sm' })}
          >
            <span className="truncate lg:hidden">Show {plural(total, nounOf(query.media))}</span>
            <span className="max-lg:hidden">Apply</span>
          </button>
        </>
      }
    >
      <FacetSection title="Media type">
        <FacetLink
          label="All media types"
          count={facets.media.reduce((sum, { count }) => sum + count, 0)}
          isChosen={!query.media}
          search={searchWith(query, { media: undefined })}
        />
        <FacetList
          items={facets.media}
          shown={MEDIA_SHOWN}
          isChosen={({ id }) => id === query.media}
          noun="media types"
          render={(medium) => (
            <li key={medium.id}>
              <FacetLink
                label={mediaSpec(medium).label}
                count={medium.count}
                isChosen={medium.id === query.media}
                search={searchWith(query, { media: medium.id })}
              />
            </li>
          )}
        />
      </FacetSection>
      <FacetSection title="Place">
        <PlaceFacet facets={facets} query={query} />
      </FacetSection>
      <FacetSection title="Price a month">
        <PriceFields least={least} most={most} />
      </FacetSection>
      <FacetSection title="Free between">
        <DateFields from={from} until={until} today={today} />
      </FacetSection>
    </FilterSheet>
  )
}
