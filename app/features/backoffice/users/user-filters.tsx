import { Download } from 'lucide-react'
import { Form, useNavigate } from 'react-router'
import { USER_STATUS_LABELS } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { LOCATION_STATES, USER_SORTS, USERS_FILE } from '../../../../worker/backoffice/rules/users/user-query.ts'
import { USER_STATUSES } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useListSearch } from '../../../ui/use-list-search.ts'
import { filtersOf, SORT_LABELS, searchWith } from './list-address.ts'

const ROLES = [
  { value: '', label: 'All Users' },
  { value: 'advertiser', label: 'Advertisers' },
  { value: 'mediaOwner', label: 'Media Owners' },
]
const STAFF = [
  { value: '', label: 'Staff or not' },
  { value: 'any', label: 'All staff' },
  { value: 'admin', label: 'Admins' },
  { value: 'limited', label: 'Limited staff' },
]
const STATUSES = [
  { value: '', label: 'Any status' },
  ...USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABELS[value] })),
]
const STATES = [{ value: '', label: 'Any state' }, ...LOCATION_STATES.map((name) => ({ value: name, label: name }))]
const SORTS = USER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

/**
 * Filters and order of the list. Each choice is a new address.
 * @param total users that fit
 */
export function UserFilters({ total }: { total: number }) {
  const navigate = useNavigate()
  const search = useListSearch()
  const filters = filtersOf(search)
  /** What a search keeps. */
  const others = [...new URLSearchParams(searchWith(search, { q: '' }))]
  const go = (changes: Readonly<Record<string, string>>) =>
    void navigate({ search: searchWith(search, changes) }, { preventScrollReset: true })
  const select = (name: 'role' | 'staff' | 'status' | 'state', other: Readonly<Record<string, string>> = {}) => ({
    variant: 'toolbar' as const,
    value: filters[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => go({ [name]: value, ...other }),
  })
  return (
    <div className="grid grid-cols-2 gap-2.5 border-b border-line p-3.5 md:flex md:flex-wrap md:items-center lg:px-4">
      <NativeSelect label="Users by role" className="md:w-40" options={ROLES} {...select('role', { staff: '' })} />
      <Form method="get" role="search" className="col-span-2 row-start-1 min-w-0 md:row-auto md:flex-1 md:basis-44">
        {others.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <SearchInput
          key={filters.q}
          sends
          variant="toolbar"
          label="Search users"
          placeholder="Name, email or company"
          defaultValue={filters.q}
          maxLength={100}
        />
      </Form>
      <NativeSelect label="Users by status" className="md:w-34" options={STATUSES} {...select('status')} />
      <NativeSelect label="Users by state" className="md:w-40" options={STATES} {...select('state')} />
      <NativeSelect label="Staff" className="md:w-34" options={STAFF} {...select('staff', { role: '' })} />
      <NativeSelect
        label="Order"
        variant="toolbar"
        className="md:w-40"
        options={SORTS}
        value={new URLSearchParams(search).get('sort') ?? 'newest'}
        onChange={({ target: { value } }) => go({ sort: value === 'newest' ? '' : value })}
      />
      <LinkButton to={`/admin/users.csv${searchWith(search, {})}`} variant="outline" size="sm" reloadDocument download>
        <Download aria-hidden />
        {total > USERS_FILE ? `CSV, first ${formatNumber(USERS_FILE)}` : 'CSV'}
      </LinkButton>
    </div>
  )
}
