import { redirect } from 'react-router'
import { call } from '../../context.ts'
import { SignUpView } from '../../features/sign-in/sign-up-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/sign-up'

export const handle = { app: true }

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    if (await service.session()) throw redirect('/dashboard')
    return null
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Create your account',
      description: 'Join AdChowk as an advertiser or a media owner. It is free; you only pay for media you book.',
      path: '/signup',
      noindex: true,
    },
    matches,
  )

export default function SignUp() {
  return <SignUpView />
}
