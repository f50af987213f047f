import { SearchX, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { UsersPage } from '../../../../worker/backoffice/users/list-users.server.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { FILTERS, filtersOf, searchWith } from './list-address.ts'
import { UserFilters } from './user-filters.tsx'
import { UsersTable } from './users-table.tsx'

interface UsersViewProps {
  page: UsersPage
  /** The account of who looks. */
  you: string
}

/** All accounts, a page at a time; filters, order and page are in the address. */
export function UsersView({ page: { users, total, from, previous, next }, you }: UsersViewProps) {
  useFollowStaff('user', 'session', 'owner_claim', 'member')
  const { search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // Whom another page shows is not chosen here.
  const chosen = new Set(users.flatMap(({ id }) => (marked.has(id) ? [id] : [])))
  const filters = filtersOf(search)
  const isNarrow = FILTERS.some((name) => filters[name] !== '')
  return (
    <Card as="section" aria-label="Users" aria-busy={isLoading} className="overflow-hidden">
      <UserFilters total={total} />
      {chosen.size > 0 && <BulkBar ids={[...chosen]} onClear={() => setMarked(new Set())} />}
      <div className={`transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        {users.length > 0 ? (
          <UsersTable users={users} you={you} chosen={chosen} onChoose={setMarked} />
        ) : (
          <div className="p-5">
            <Nobody
              isNarrow={isNarrow}
              all={searchWith(search, Object.fromEntries(FILTERS.map((name) => [name, ''])))}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5">
        <p role="status" className="num text-xs text-ink-3">
          {isLoading
            ? 'Loading…'
            : users.length > 0
              ? `${formatNumber(from)} to ${formatNumber(from + users.length - 1)} of ${formatNumber(total)}`
              : plural(total, ['user', 'users'])}
        </p>
        <nav aria-label="Pages of users" className="flex gap-2">
          <PageLink to={previous && searchWith(search, { before: previous })}>Previous</PageLink>
          <PageLink to={next && searchWith(search, { after: next })}>Next</PageLink>
        </nav>
      </div>
    </Card>
  )
}

/** A neighbouring page; where there is none, a button that says so. */
const PageLink = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? (
    <Button variant="outline" size="sm" whyNot="There are no more users in this direction.">
      {children}
    </Button>
  ) : (
    <LinkButton to={{ search: to }} variant="outline" size="sm">
      {children}
    </LinkButton>
  )

const Nobody = ({ isNarrow, all }: { isNarrow: boolean; all: string }) =>
  isNarrow ? (
    <EmptyState
      icon={SearchX}
      title="Nobody fits"
      actions={
        <LinkButton to={{ search: all }} variant="outline" size="sm">
          Show all
        </LinkButton>
      }
    >
      Search for another name, email or company, or leave a filter out.
    </EmptyState>
  ) : (
    <EmptyState icon={Users} title="No users yet">
      Who signs up, and whom you invite, is listed here.
    </EmptyState>
  )

/** Opens the dialog of the page. */
export const AddUserButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" onPress={onPress}>
    <UserPlus aria-hidden />
    Add User
  </Button>
)
