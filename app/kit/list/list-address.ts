/** Values of parameters; an empty one removes its parameter. */
export type Changes = Readonly<Record<string, string>>

/** Parameters of the page of a list: a number, or a cursor. */
const PAGE_PARAMS = ['page', 'after', 'before'] as const

/**
 * Search part of a list with changed parameters, from the first page unless one is among them.
 * @param dropped parameters that apply to one page only
 * @returns `?status=active`, or empty
 */
export function listSearch(search: string, changes: Changes, dropped: readonly string[] = PAGE_PARAMS): string {
  const next = new URLSearchParams(search)
  for (const name of dropped) next.delete(name)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  for (const [name, value] of [...next]) if (value === '') next.delete(name)
  return next.size > 0 ? `?${next}` : ''
}

export interface Sorting {
  /** Address with the order after a press. */
  to: string
  /** Current order of the list. */
  direction: 'ascending' | 'descending' | undefined
}

/** Values of `?sort=` for a column, which may have one direction only; the default order has an empty one. */
interface SortValues {
  ascending?: string
  descending?: string
}

export interface Place {
  /** Path of the list, when a dialog over it has its own. */
  path: string
  search: string
  /** Parameters of the current page only, such as an open dialog. */
  transient?: readonly string[]
  /** True while another address of the list is loading. */
  isLoading: boolean
  go: (to: string) => void
}

/** Address of a list: its search, filters, order and page. */
export interface ListAddress extends Pick<Place, 'path' | 'isLoading'> {
  /** Value of a parameter; empty when it is not set. */
  get: (name: string) => string
  /** Address with changed parameters, from the first page unless one is among them. */
  hrefWith: (changes: Changes) => string
  /** Search part of that address, for a file of the list or a page with the same parameters. */
  searchWith: (changes: Changes) => string
  /** Opens that address; the page keeps its scroll position. */
  go: (changes: Changes) => void
  /** Props of the head of a column that sorts by these values. */
  sortBy: (values: SortValues) => Sorting
}

export function listAddress({ path, search, transient = [], isLoading, go }: Place): ListAddress {
  const params = new URLSearchParams(search)
  const get = (name: string) => params.get(name) ?? ''
  const searchWith = (changes: Changes) => listSearch(search, changes, [...PAGE_PARAMS, ...transient])
  const hrefWith = (changes: Changes) => `${path}${searchWith(changes)}`
  return {
    path,
    isLoading,
    get,
    searchWith,
    hrefWith,
    go: (changes) => go(hrefWith(changes)),
    sortBy: ({ ascending, descending }) => {
      const now = get('sort')
      const direction = now === ascending ? 'ascending' : now === descending ? 'descending' : undefined
      const first = ascending ?? (direction ? '' : descending)
      return { to: hrefWith({ sort: (direction === 'ascending' ? descending : first) ?? '' }), direction }
    },
  }
}
