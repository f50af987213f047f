import { FACETS, valuesOf } from '../../../../worker/catalogue/rules/facets.ts'
import type { SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import { SEARCH_SORTS } from '../../../../worker/catalogue/rules/search/sorts.ts'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { parseRupees } from '../../../../worker/kernel/rules/text/amounts.ts'

const [DEFAULT_SORT] = SEARCH_SORTS

const LISTS = ['media', ...FACETS] as const
type ListName = (typeof LISTS)[number]

/** Values of the search form, by field name. */
type SearchValues = Record<Exclude<keyof SearchQuery, 'page' | ListName> | 'place', string> &
  Record<ListName, readonly string[]>

const amount = (value: number | undefined) => (value === undefined ? '' : formatNumber(value))

/** Values of the fields for a query; amounts in Indian grouping. */
export function searchValues(query: SearchQuery): SearchValues {
  const { q = '', state = '', city = '', near = '', from = '', until = '', sort = DEFAULT_SORT, view = '' } = query
  const lists = valuesOf(LISTS, query)
  return {
    q,
    ...lists,
    place: '',
    state,
    city,
    near,
    km: String(query.km ?? ''),
    least: amount(query.least),
    most: amount(query.most),
    from,
    until,
    sort,
    view,
  }
}

/** Search part of an address for the fields of a form, without defaults, from the first page. */
export function searchFormQuery(form: FormData): string {
  const text = (name: Exclude<keyof SearchValues, ListName>) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const rupees = (name: 'least' | 'most') => parseRupees(text(name)) ?? text(name)
  const sort = text('sort')
  return toSearch({
    q: text('q'),
    ...Object.fromEntries(LISTS.map((name) => [name, ticked(form, name)])),
    place: text('place'),
    state: text('state'),
    city: text('city'),
    near: text('near'),
    km: text('km'),
    least: rupees('least'),
    most: rupees('most'),
    from: text('from'),
    until: text('until'),
    view: text('view'),
    sort: sort === DEFAULT_SORT ? '' : sort,
  })
}

const ticked = (form: FormData, name: ListName): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))

/** Search part with a changed query, from its first page. */
export const searchWith = (query: SearchQuery, change: Partial<SearchQuery>): string =>
  toSearch({ ...query, page: 1, ...change })
