import { findNewestDraft } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { call } from '../../context.ts'
import { useLinkToken } from '../../features/account/sign-in/link-token.ts'
import { VerifyEmailView } from '../../features/account/sign-in/verify-email-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/verify-email'

export const handle = { app: true }

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const session = await service.session()
    const draft = session && (await findNewestDraft(service, session.user))
    return { isSignedIn: session !== null, isVerified: session?.user.emailVerified ?? false, draft }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Confirm your email',
      description: 'Confirm the email address of your {{name}} account with the link from your mail.',
      path: '/verify-email',
      noindex: true,
    },
    matches,
  )

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailView token={useLinkToken()} {...loaderData} />
}
