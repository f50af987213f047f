import { useId } from 'react'
import { FACET_LABELS } from '../../../../worker/catalogue/rules/facets.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { buttonStyles } from '../../../ui/button-styles.ts'
import { FacetBoxes } from '../../../ui/facet-boxes.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { FilterSheet } from '../../../ui/filter-sheet.tsx'
import { LinkButton, TextLink } from '../../../ui/link.tsx'
import { FacetSection } from './facet-parts.tsx'
import { PlaceFacet } from './place-facet.tsx'
import { PriceBars } from './price-bars.tsx'
import { DateFields, PriceFields } from './range-fields.tsx'
import { searchValues } from './search-values.ts'
import type { SearchView } from './search-view.ts'
import { nounOf } from './sentences.ts'

/** Maximum number of suggestions that a browser shows below a field. */
const NAMES_OFFERED = 300

interface NamedFieldProps {
  name: string
  label: string
  placeholder: string
  /** Suggestions while typing. */
  names: readonly string[]
}

/** Field that finds one of many by its name. */
function NamedField({ name, label, placeholder, names }: NamedFieldProps) {
  const id = useId()
  return (
    <div className="mb-1.5">
      <input
        type="search"
        name={name}
        list={id}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        className={fieldStyles({ size: 'sm' })}
      />
      <datalist id={id}>
        {names.slice(0, NAMES_OFFERED).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  )
}

const MEDIA_SHOWN = 6
/** Maximum number of owners listed as checkboxes; more are found by name. */
const OWNERS_LISTED = 6

/** Media with their numbers of results; a chosen medium stays even with none. */
function mediaOptions({ facets, query: { media = [] } }: SearchView) {
  const missing = media.filter((id) => !facets.media.some((one) => one.id === id))
  return [...facets.media, ...missing.map((id) => ({ id, name: id, count: 0 }))].map((medium) => ({
    value: medium.id,
    label: mediaSpec(medium).label,
    count: medium.count,
  }))
}

const placeNames = ({ places }: SearchView['facets']): string[] => [
  ...new Set(places.flatMap(({ state, cities }) => [state, ...cities.map(({ name }) => name)])),
]

interface SearchFiltersProps {
  view: SearchView
  on: number
  /** The search part without any filter. */
  withoutAll: string
  className: string
}

/** Filters for medium, place, price and dates: a column on wide screens, else a sheet. */
export function SearchFilters({ view, on, withoutAll, className }: SearchFiltersProps) {
  const { query, facets, total, today } = view
  const values = searchValues(query)
  const { least, most, from, until } = values
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
      {mediaOptions(view).length > 0 && (
        <FacetSection title="Media type">
          <FacetBoxes
            name="media"
            options={mediaOptions(view)}
            chosen={values.media}
            shown={MEDIA_SHOWN}
            noun="media types"
          />
        </FacetSection>
      )}
      <FacetSection title="Place">
        <NamedField
          name="place"
          label="Find a place"
          placeholder="City, state or locality"
          names={placeNames(facets)}
        />
        <PlaceFacet facets={facets} query={query} />
      </FacetSection>
      <FacetSection title="Price a month">
        <PriceBars prices={facets.prices} query={query} />
        <PriceFields least={least} most={most} />
      </FacetSection>
      <FacetSection title="Free between">
        <DateFields from={from} until={until} today={today} />
      </FacetSection>
      {facets.more.map(({ name, options }) => (
        <FacetSection key={name} title={FACET_LABELS[name]}>
          {name === 'owner' && options.length > OWNERS_LISTED && (
            <NamedField
              name="owner"
              label="Find an owner"
              placeholder="Name of an owner"
              names={options.map(({ label }) => label)}
            />
          )}
          <FacetBoxes
            name={name}
            options={options}
            chosen={values[name]}
            noun={name === 'owner' ? 'owners' : 'choices'}
          />
        </FacetSection>
      ))}
    </FilterSheet>
  )
}
