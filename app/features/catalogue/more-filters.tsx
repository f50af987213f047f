import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { FACET_LABELS, type Facet } from '../../../worker/catalogue/rules/facets.ts'
import type { MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { FacetBoxes } from '../../ui/facet-boxes.tsx'
import { fieldStyles } from '../../ui/field-styles.ts'
import { OwnFilterFields } from './custom-filter-fields.tsx'
import type { FilterValues } from './filter-values.ts'
import type { ListingsView } from './listings-view.ts'

/** Nouns in the line that unfolds the rest of a facet. */
const NOUNS: Record<Facet['name'], string> = {
  format: 'formats',
  face: 'sizes',
  lit: 'kinds of lighting',
  tongue: 'languages',
  followers: 'sizes',
  platform: 'platforms',
  screens: 'sizes',
  owner: 'owners',
}

interface MoreFiltersProps {
  view: ListingsView
  spec: MediaSpec
  values: FilterValues
  /** Values of the filters by the category's own fields. */
  own: Record<string, string>
  /** Number of active filters among these. */
  on: number
}

/** Facets with counts, directions, and fields of the category. They open without JavaScript. */
export function MoreFilters({ view: { facets, fields }, spec, values, own, on }: MoreFiltersProps) {
  if (facets.length === 0 && fields.length === 0 && !spec.hasLandmarks) return null
  return (
    <details open={on > 0} className="group lg:mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-sm font-semibold text-link hover:text-link-hover [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        More filters
        {on > 0 && <span className="num font-medium text-ink-3">{on} on</span>}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-2 sm:grid-cols-2 lg:grid-cols-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5">
        {facets.map(({ name, options }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="mb-1 text-sm font-bold">{FACET_LABELS[name]}</legend>
            <FacetBoxes name={name} options={options} chosen={values[name]} noun={NOUNS[name]} />
          </fieldset>
        ))}
        {spec.hasLandmarks && (
          <label className="block min-w-0">
            <span className="mb-1.5 block text-sm font-bold">Facing or landmark</span>
            <input
              type="search"
              name="landmark"
              defaultValue={values.landmark}
              maxLength={100}
              placeholder="A flyover, a mall, a station"
              className={fieldStyles()}
            />
          </label>
        )}
        <OwnFilterFields fields={fields} values={own} />
      </div>
    </details>
  )
}
