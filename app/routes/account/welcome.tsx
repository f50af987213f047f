import { useLinkToken } from '../../features/account/sign-in/link-token.ts'
import { SetPasswordView } from '../../features/account/sign-in/set-password-view.tsx'
import { loginAddress } from '../../features/shell/admin-shell/login-address.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/welcome'

export const handle = { app: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Welcome',
      description: 'Choose a password and open the {{name}} account that you were invited to.',
      path: '/welcome',
      noindex: true,
    },
    matches,
  )

export default function Welcome() {
  return <SetPasswordView token={useLinkToken()} kind="welcome" staffSignIn={loginAddress('/admin', 'opened')} />
}
