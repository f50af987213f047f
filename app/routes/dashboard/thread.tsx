import { getThread } from '../../../worker/booking/messages/threads.server.ts'
import { call } from '../../context.ts'
import { ThreadView } from '../../kit/messages/thread-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/thread'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => getThread(service, await signedInUser(service, url), params.threadId))

export const meta: Route.MetaFunction = ({ loaderData, matches, params: { threadId } }) =>
  pageMeta(
    {
      title: loaderData ? `Messages about ${loaderData.title}` : 'Not found',
      description: 'A conversation about a listing.',
      path: `/dashboard/messages/${threadId}`,
      noindex: true,
    },
    matches,
  )

export default function ThreadPage({ loaderData }: Route.ComponentProps) {
  return <ThreadView key={loaderData.id} thread={loaderData} />
}
