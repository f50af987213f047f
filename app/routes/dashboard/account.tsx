import { AccountView } from '../../features/account/account-view.tsx'
import { ROLE_LABELS } from '../../kit/session/role-labels.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/account'
import { useUser } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Settings',
      description: 'Your profile, password, second factor, sessions and data.',
      path: '/account',
      noindex: true,
    },
    matches,
  )

export default function Account() {
  const user = useUser()
  return <AccountView user={user} roleLabel={ROLE_LABELS[user.role]} />
}
