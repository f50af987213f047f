import { redirect } from 'react-router'
import { safeReturnPath } from '../../../worker/identity/rules/return-address.ts'
import { SIGN_UP_ROLES } from '../../../worker/kernel/rules/identity/roles.ts'
import { call } from '../../context.ts'
import { SignUpView } from '../../features/account/sign-in/sign-up-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/sign-up'

export const handle = { app: true }

/**
 * `?role=mediaOwner` preselects the role, for links from the page for media owners. `?next=` is the path to return to,
 * for example an invitation.
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const next = safeReturnPath(url.searchParams.get('next'))
    if (await service.session()) throw redirect(next ?? '/dashboard')
    const asked = url.searchParams.get('role')
    return { role: SIGN_UP_ROLES.find((role) => role === asked) ?? SIGN_UP_ROLES[0], next }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Create your account',
      description: 'Join {{name}} as an advertiser or a media owner. It is free; you only pay for media you book.',
      path: '/signup',
      noindex: true,
    },
    matches,
  )

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpView {...loaderData} />
}
