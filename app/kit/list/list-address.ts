/** Values of parameters; an empty one removes its parameter. */
export type Changes = Readonly<Record<string, string>>

/** Parameters that say which page of a list is shown: a number, or a cursor. */
const PAGE_PARAMS = ['page', 'after', 'before'] as const

/**
 * The search part of a list with other values, from the first page unless one is among them.
 * @param dropped parameters that hold for one page only
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
  /** The address with the order that a press asks for. */
  to: string
  /** The order that the list has now. */
  direction: 'ascending' | 'descending' | undefined
}

/** Values of `?sort=` of a column, which may have one direction only; the default order has an empty one. */
interface SortValues {
  ascending?: string
  descending?: string
}

export interface Place {
  /** Path of the list, where a dialog over it has one of its own. */
  path: string
  search: string
  /** Parameters that hold for the shown page only, such as the dialog that is open. */
  transient?: readonly string[]
  /** Another address of the list is loading. */
  isLoading: boolean
  go: (to: string) => void
}

/** The address of a list: its search, filters, order and page. */
export interface ListAddress extends Pick<Place, 'path' | 'isLoading'> {
  /** Value of a parameter; empty where it is not set. */
  get: (name: string) => string
  /** The address with other values, from the first page unless one is among them. */
  hrefWith: (changes: Changes) => string
  /** The search part of that address, for a file of the list or a page with the same parameters. */
  searchWith: (changes: Changes) => string
  /** Goes to that address; the page keeps its scroll position. */
  go: (changes: Changes) => void
  /** The head of a column that sorts by these values. */
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
