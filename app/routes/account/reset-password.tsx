import { useLinkToken } from '../../features/account/sign-in/link-token.ts'
import { SetPasswordView } from '../../features/account/sign-in/set-password-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/reset-password'

export const handle = { app: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Choose a new password',
      description: 'Choose a new password for your {{name}} account with the link from your mail.',
      path: '/reset-password',
      noindex: true,
    },
    matches,
  )

export default function ResetPassword() {
  return <SetPasswordView token={useLinkToken()} kind="reset" />
}
