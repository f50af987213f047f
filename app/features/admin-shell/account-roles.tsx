import { UsersRound } from 'lucide-react'
import type { AdminOverview } from '../../../worker/admin/overview.server.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AdminPanel } from './admin-panel.tsx'

const ROLES = [
  ['advertiser', 'Advertisers'],
  ['mediaOwner', 'Media owners'],
  ['admin', 'Staff'],
] as const

/** How many accounts of each role there are, as shares of all. */
export function AccountRoles({ users }: { users: AdminOverview['users'] | undefined }) {
  return (
    <AdminPanel title="Accounts by role">
      <div className="space-y-4 p-4" aria-busy={!users}>
        {users ? <Shares users={users} /> : ROLES.map(([role]) => <Skeleton key={role} className="h-8" />)}
      </div>
    </AdminPanel>
  )
}

function Shares({ users }: Pick<AdminOverview, 'users'>) {
  if (users.advertiser + users.mediaOwner === 0) {
    return (
      <EmptyState icon={UsersRound} title="No accounts yet" heading="h3">
        Advertisers and media owners are counted here once they sign up.
      </EmptyState>
    )
  }
  const all = users.advertiser + users.mediaOwner + users.admin
  return ROLES.map(([role, label]) => (
    <Meter key={role} label={label} percent={(users[role] / all) * 100} valueText={formatNumber(users[role])} />
  ))
}
