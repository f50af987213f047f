import { findInvitation } from '../../../worker/organisations/owners/join.server.ts'
import { call } from '../../context.ts'
import { JoinView } from '../../features/owner/join/join-view.tsx'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/join'

/** React runs at load: the page joins the owner by itself. */
export const handle = { app: true }

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [invitation, session] = await Promise.all([findInvitation(service, token), service.session()])
    return { invitation, token, user: session?.user ?? null }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: 'Join a team', description: 'An invitation to the team of a media owner.', path: '/join', noindex: true },
    matches,
  )

export default function Join({ loaderData }: Route.ComponentProps) {
  return <JoinView {...loaderData} resend={<ResendButton look="button" />} />
}
