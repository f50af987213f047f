import { Download, UserPlus, Users } from 'lucide-react'
import {
  type ManagedUser,
  roleText,
  USER_STATUS_LABELS,
} from '../../../../worker/backoffice/rules/users/managed-user.ts'
import {
  LOCATION_STATES,
  USER_SORTS,
  USERS_FILE,
  type UserSort,
} from '../../../../worker/backoffice/rules/users/user-query.ts'
import type { UsersPage } from '../../../../worker/backoffice/users/list-users.server.ts'
import { USER_STATUSES } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { ListPage, rangeStatus } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useSelection } from '../../../kit/list/use-selection.tsx'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { BulkActs } from './bulk-acts.tsx'
import { UserBadge } from './user-badge.tsx'
import { UserMenu } from './user-menu.tsx'

const ROLES = [
  { value: '', label: 'All Users' },
  { value: 'advertiser', label: 'Advertisers' },
  { value: 'mediaOwner', label: 'Media Owners' },
]
const STAFF = [
  { value: '', label: 'All accounts' },
  { value: 'any', label: 'All staff' },
  { value: 'admin', label: 'Admins' },
  { value: 'limited', label: 'Limited staff' },
]
const STATUSES = [
  { value: '', label: 'Any status' },
  ...USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABELS[value] })),
]
const STATES = [{ value: '', label: 'Any state' }, ...LOCATION_STATES.map((name) => ({ value: name, label: name }))]

const SORT_LABELS: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  seen: 'Last signed in',
}
const SORTS = USER_SORTS.map((value) => ({ value: value === 'newest' ? '' : value, label: SORT_LABELS[value] }))

const SELECTS = [
  { name: 'role', label: 'Users by role', options: ROLES, clears: ['staff'] },
  { name: 'status', label: 'Users by status', options: STATUSES },
  { name: 'state', label: 'Users by state', options: STATES },
  { name: 'staff', label: 'Staff', options: STAFF, clears: ['role'] },
]

interface UsersViewProps {
  page: UsersPage
  /** Id of the signed-in account. */
  you: string
}

/** All accounts, a page at a time. */
export function UsersView({ page: { users, total, from, previous, next }, you }: UsersViewProps) {
  useFollowStaff('user', 'session', 'owner_claim', 'member')
  const address = useListAddress()
  const selection = useSelection({
    choosable: users.map(({ id }) => id),
    nameOf: (id) => users.find((user) => user.id === id)?.name ?? '',
  })
  const columns: readonly Column<ManagedUser>[] = [
    {
      key: 'user',
      label: 'User',
      isName: true,
      sort: address.sortBy({ ascending: 'name', descending: 'name-desc' }),
      cell: ({ id, name, email }) => (
        <span className="flex min-w-0 items-center gap-3.5">
          <span className="max-sm:hidden">
            <Avatar name={name} />
          </span>
          <span className="min-w-0">
            <span className="block wrap-anywhere">
              <RouterLink to={`/admin/users/${id}`} className="rounded-xs font-bold hover:underline">
                {name}
              </RouterLink>
              {id === you && <span className="text-ink-3"> (you)</span>}
            </span>
            <span className="block text-xs text-ink-3 wrap-anywhere">{email}</span>
          </span>
        </span>
      ),
    },
    { key: 'role', label: 'Role', cell: roleText },
    { key: 'location', label: 'Location', cell: ({ location }) => location || 'Not given' },
    { key: 'status', label: 'Status', phone: 'end', cell: ({ status }) => <UserBadge status={status} /> },
    {
      key: 'actions',
      label: 'Actions',
      align: 'end',
      phone: 'end',
      cell: (user) => <UserMenu user={user} isYou={user.id === you} hasLink />,
    },
  ]
  return (
    <ListPage
      name="Users"
      noun={['user', 'users']}
      address={address}
      total={total}
      status={users.length > 0 ? rangeStatus(from, users.length, total) : undefined}
      cursor={{
        previous: previous === null ? null : { before: previous },
        next: next === null ? null : { after: next },
      }}
      search={{ placeholder: 'Name, email or company' }}
      selects={SELECTS}
      order={{ name: 'sort', label: 'Order', options: SORTS }}
      tools={
        <LinkButton
          to={`/admin/users.csv${address.searchWith({})}`}
          variant="outline"
          size="sm"
          reloadDocument
          download
        >
          <Download aria-hidden />
          {total > USERS_FILE ? `CSV, first ${formatNumber(USERS_FILE)}` : 'CSV'}
        </LinkButton>
      }
      selection={selection}
      bulk={{
        label: 'Chosen users',
        acts: <BulkActs ids={[...selection.chosen]} onDone={selection.clear} />,
      }}
      empty={{ icon: Users, title: 'No users yet', text: 'Users who sign up or are invited appear here.' }}
    >
      <DataTable caption="Users" columns={columns} rows={users} keyOf={({ id }) => id} selection={selection} />
    </ListPage>
  )
}

/** Button that opens the dialog of the page. */
export const AddUserButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" onPress={onPress}>
    <UserPlus aria-hidden />
    Add User
  </Button>
)
