import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { isStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { ROLE_LABELS } from '../../../kit/session/role-labels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'

/** Details of the account. */
export function AccountFacts({ user }: { user: CurrentUser }) {
  const facts = [
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
    { label: 'Two-step sign-in', value: user.twoFactor ? 'On' : 'Off' },
    { label: 'Member since', value: formatLongDate(civilDate(new Date(user.createdAt))) },
  ].filter(({ value }) => value)
  return (
    <Card as="section" aria-labelledby="account-facts" className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="account-facts" className="text-base">
          Your account
        </h2>
        <TextLink to="/account" className="text-sm font-semibold pointer-coarse:-my-3 pointer-coarse:py-3">
          Settings
        </TextLink>
      </div>
      <dl className="mt-3 grid gap-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The role of the account. */
export const RoleBadge = ({ role }: Pick<CurrentUser, 'role'>) => (
  <Badge tone={isStaff({ role }) ? 'neutral' : 'info'}>{ROLE_LABELS[role]}</Badge>
)
