import { isOwnFilter } from '../../../worker/catalogue/rules/custom-fields.ts'
import { FACETS, type FacetName, valuesOf } from '../../../worker/catalogue/rules/facets.ts'
import type { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import { type MediaSpec, sortsOf } from '../../../worker/catalogue/rules/registry/spec.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'

/** Values of the filter form, by field name. */
export type FilterValues = Record<Exclude<keyof ListingQuery, 'page' | 'size' | FacetName>, string> &
  Record<FacetName, readonly string[]>

/** The default order of a medium's list. */
const defaultSort = (spec: MediaSpec) => spec.sorts[0] ?? 'recommended'

/** Values of the fields for a query. */
export function filterValues(spec: MediaSpec, query: ListingQuery): FilterValues {
  const { q = '', group = '', city = '', language = '', band = '', available = '', landmark = '', view = '' } = query
  const { from = '', until = '', free = '' } = query
  const sort = query.sort && sortsOf(spec).includes(query.sort) ? query.sort : defaultSort(spec)
  const duration = String(query.duration ?? '')
  const days = { from, until, free }
  return {
    q,
    group,
    city,
    language,
    band,
    duration,
    available,
    landmark,
    ...days,
    view,
    sort,
    ...valuesOf(FACETS, query),
  }
}

/** Search part of the address for the values of the fields, without defaults, from the first page. */
export function filterSearch(spec: MediaSpec, form: FormData): string {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const sort = text('sort')
  const fields = [
    'q',
    'group',
    'city',
    'language',
    'band',
    'duration',
    'available',
    'landmark',
    'from',
    'until',
    'view',
  ] as const
  const query = Object.fromEntries(fields.map((name) => [name, text(name)]))
  // The remaining fields belong to the category: app/features/catalogue/custom-filters.ts.
  const own = Object.fromEntries([...form.keys()].filter((name) => isOwnFilter(name)).map((name) => [name, text(name)]))
  return toSearch({ ...query, ...facetsOf(form), ...own, sort: sort === defaultSort(spec) ? '' : sort })
}

/** Ticked values of a form, by facet. */
const facetsOf = (form: FormData): Record<string, string[]> =>
  Object.fromEntries(FACETS.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]))
