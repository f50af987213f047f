import { redirect } from 'react-router'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { call } from '../../context.ts'
import { arrivalOf } from '../../features/account/sign-in/arrival.ts'
import type { DemoLogin } from '../../features/account/sign-in/demo-accounts.tsx'
import { SignInView } from '../../features/account/sign-in/sign-in-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/sign-in'

/** React runs at load: it sends the form. */
export const handle = { app: true }

const demoLogin = ({ role, company, email, password }: DemoLogin): DemoLogin => ({ role, company, email, password })

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    if (await service.session())
      throw redirect(arrivalOf({ search: url.search, state: null }).onwardPath ?? '/dashboard')
    const { advertiser, mediaOwner } = DEMO_ACCOUNTS
    return { demoLogins: service.settings.demoMode ? [advertiser, mediaOwner].map(demoLogin) : [] }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Sign in',
      description: 'Sign in to {{name}} to ask for media and see your enquiries.',
      path: '/signin',
      noindex: true,
    },
    matches,
  )

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return <SignInView demoLogins={loaderData.demoLogins} />
}
