import { safeReturnPath } from '../../../worker/identity/rules/return-address.ts'
import { ForgotPasswordView } from '../../features/account/sign-in/forgot-password-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/forgot-password'

export const handle = { app: true }

export const loader = ({ url }: Route.LoaderArgs) => ({ next: safeReturnPath(url.searchParams.get('next')) })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Reset your password',
      description: 'Ask for a link by mail that lets you choose a new password for your {{name}} account.',
      path: '/forgot-password',
      noindex: true,
    },
    matches,
  )

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return <ForgotPasswordView {...loaderData} />
}
