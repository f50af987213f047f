import { getOwnThread } from '../../../worker/desk/support/own-tickets.server.ts'
import { call } from '../../context.ts'
import { OwnTicket } from '../../features/desk/own-support/own-ticket.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/support-ticket'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => getOwnThread(service, await signedInUser(service, url), params.reference))

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.subject ?? 'Not found',
      description: 'A request to our team, and its answers.',
      path: `/dashboard/support/${loaderData?.reference ?? ''}`,
      noindex: true,
    },
    matches,
  )

export default function SupportTicket({ loaderData }: Route.ComponentProps) {
  return <OwnTicket key={loaderData.reference} ticket={loaderData} name={useUser().name} />
}
