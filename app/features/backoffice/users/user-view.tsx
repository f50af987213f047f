import { useNavigate } from 'react-router'
import { roleText } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import type { UserPage } from '../../../../worker/backoffice/users/user-page.server.ts'
import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Fact } from '../../../ui/facts.ts'
import { Instant } from '../../../ui/instant.tsx'
import { UserBadge } from './user-badge.tsx'
import { UserBilling } from './user-billing.tsx'
import { UserHistory } from './user-history.tsx'
import { UserMemberships } from './user-memberships.tsx'
import { UserMenu } from './user-menu.tsx'
import { UserSessions } from './user-sessions.tsx'

/** User, with everything that staff may see and do. */
export function UserView({ user, isYou, sessions, memberships, billing, history }: UserPage) {
  useFollowStaff('user', 'session', 'owner_claim', 'member')
  const navigate = useNavigate()
  const { name, email, phone, company, location, status, emailVerified, twoFactor, createdAt, lastSignInAt } = user
  const facts: Fact[] = [
    { label: 'Role', value: roleText(user) },
    { label: 'Company', value: company || 'Not given' },
    { label: 'Location', value: location || 'Not given' },
    { label: 'Phone', value: phone || 'Not given' },
    { label: 'Email confirmed', value: emailVerified ? 'Yes' : 'No' },
    { label: 'Two-step sign-in', value: twoFactor ? 'On' : 'Off' },
    { label: 'Joined', value: formatLongDate(civilDate(new Date(createdAt))) },
    { label: 'Last signed in', value: lastSignInAt === null ? 'Never' : <Instant at={lastSignInAt} /> },
  ]
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="-mb-2">
        <BackLink to="/admin/users">All users</BackLink>
      </p>
      <Card as="section" aria-label="Account">
        <div className="flex items-start gap-4 border-b border-line p-4">
          <Avatar name={name} size="lg" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <b className="text-base wrap-anywhere">{name}</b>
              <UserBadge status={status} />
            </p>
            <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{email}</p>
          </div>
          <UserMenu user={user} isYou={isYou} onDeleted={() => navigate('/admin/users', { replace: true })} />
        </div>
        <dl className="grid gap-x-6 gap-y-4 p-4 text-sm min-[420px]:grid-cols-2 lg:grid-cols-4">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <UserSessions user={user} sessions={sessions} />
      {(user.role === 'mediaOwner' || memberships.length > 0) && (
        <UserMemberships user={user} memberships={memberships} />
      )}
      {user.role !== 'staff' && user.role !== 'admin' && <UserBilling billing={billing} />}
      <UserHistory user={user} history={history} />
    </div>
  )
}
