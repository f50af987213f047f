import type { UserSort } from '../../../../worker/backoffice/rules/users/user-query.ts'

/** Fields of the address that narrow the list. */
export const FILTERS = ['role', 'staff', 'status', 'state', 'q'] as const
export type UserFilter = (typeof FILTERS)[number]

/** The query string with other values: from the first page, unless a cursor is among them. Empty values go. */
export function searchWith(search: string, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search)
  for (const cursor of ['after', 'before']) next.delete(cursor)
  for (const [key, value] of Object.entries(changes)) next.set(key, value)
  for (const [key, value] of [...next]) if (value === '') next.delete(key)
  return next.size > 0 ? `?${next}` : ''
}

/** Values of the filters that are set. */
export function filtersOf(search: string): Record<UserFilter, string> {
  const params = new URLSearchParams(search)
  const get = (name: UserFilter) => params.get(name) ?? ''
  return {
    role: get('role'),
    staff: get('staff'),
    status: get('status'),
    state: get('state'),
    q: get('q'),
  }
}

/** Orders of the list as people read them. */
export const SORT_LABELS: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  seen: 'Last signed in',
}
