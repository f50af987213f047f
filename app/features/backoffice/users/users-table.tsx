import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { type ManagedUser, roleText } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { useListKeys } from '../../../ui/use-list-keys.ts'
import { searchWith } from './list-address.ts'
import { UserBadge } from './user-badge.tsx'
import { UserMenu } from './user-menu.tsx'

interface UsersTableProps {
  users: readonly ManagedUser[]
  /** The account of who looks. */
  you: string
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

const HEAD = 'h-9 px-4 text-left text-xs font-semibold text-ink-3'

/** A page of users. J and K go through it, X chooses. */
export function UsersTable({ users, you, chosen, onChoose }: UsersTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  useListKeys(body, ['x'], (_, id) => toggle(id))
  const isAll = users.length > 0 && users.every(({ id }) => chosen.has(id))
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="border-b border-line bg-surface-2">
        <tr>
          <NameHead>
            <Checkbox
              className="shrink-0"
              aria-label="Choose all users of this page"
              isSelected={isAll}
              isIndeterminate={chosen.size > 0 && !isAll}
              onChange={() => onChoose(new Set(isAll ? [] : users.map(({ id }) => id)))}
            />
          </NameHead>
          <th scope="col" className={`${HEAD} w-44 max-md:hidden`}>
            Role
          </th>
          <th scope="col" className={`${HEAD} w-52 max-lg:hidden`}>
            Location
          </th>
          <th scope="col" className={`${HEAD} w-34 max-sm:w-27 max-sm:px-0`}>
            Status
          </th>
          <th scope="col" className={`${HEAD} w-20 text-right max-sm:w-15 max-sm:pr-2 max-sm:pl-0`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isYou={user.id === you}
            isChosen={chosen.has(user.id)}
            onToggle={() => toggle(user.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The head of the first column, which sorts by name. */
function NameHead({ children }: { children: React.ReactNode }) {
  const { search } = useLocation()
  const sort = new URLSearchParams(search).get('sort')
  const isUp = sort === 'name'
  const isSorted = isUp || sort === 'name-desc'
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'} className={HEAD}>
      <div className="flex items-center gap-3 sm:gap-3.5">
        {children}
        <RouterLink
          to={{ search: searchWith(search, { sort: isUp ? 'name-desc' : 'name' }) }}
          preventScrollReset
          className="inline-flex items-center gap-1 rounded-xs hover:text-ink pointer-coarse:min-h-11"
        >
          User
          {isSorted && <Arrow aria-hidden className="size-3.5 stroke-2 text-ink" />}
        </RouterLink>
      </div>
    </th>
  )
}

interface UserRowProps {
  user: ManagedUser
  isYou: boolean
  isChosen: boolean
  onToggle: () => void
}

function UserRow({ user, isYou, isChosen, onToggle }: UserRowProps) {
  const { id, name, email, status, location } = user
  const role = roleText(user)
  const place = location || 'Not given'
  return (
    <tr
      data-card={id}
      className={`border-b border-line last:border-b-0 ${isChosen ? 'bg-select' : 'hover:bg-surface-2'}`}
    >
      <td className="px-4 py-2">
        <div className="flex min-w-0 items-center gap-3 sm:gap-3.5">
          <Checkbox className="shrink-0" aria-label={`Choose ${name}`} isSelected={isChosen} onChange={onToggle} />
          <span className="max-sm:hidden">
            <Avatar name={name} />
          </span>
          <div className="min-w-0">
            <p className="truncate">
              <RouterLink to={`/admin/users/${id}`} className="rounded-xs font-bold hover:underline">
                {name}
              </RouterLink>
              {isYou && <span className="text-ink-3"> (you)</span>}
            </p>
            <p className="text-xs text-ink-3 wrap-anywhere lg:truncate">{email}</p>
            <p className="text-xs text-ink-3 wrap-anywhere lg:hidden">
              <span className="md:hidden">{role}, </span>
              {place}
            </p>
          </div>
        </div>
      </td>
      <td className="px-4 py-2 wrap-anywhere text-ink-2 max-md:hidden">{role}</td>
      <td className={`px-4 py-2 wrap-anywhere max-lg:hidden ${location ? 'text-ink-2' : 'text-ink-3'}`}>{place}</td>
      <td className="px-4 py-2 max-sm:px-0">
        <UserBadge status={status} />
      </td>
      <td className="px-4 py-2 text-right max-sm:pr-3 max-sm:pl-0">
        <UserMenu user={user} isYou={isYou} hasLink />
      </td>
    </tr>
  )
}
