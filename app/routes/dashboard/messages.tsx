import * as v from 'valibot'
import { listThreads } from '../../../worker/booking/messages/threads.server.ts'
import { publicPage } from '../../../worker/kernel/rules/fields.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { ThreadList } from '../../kit/messages/thread-list.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/messages'
import { signedInUser } from './signed-in.ts'

const Query = v.object({ page: publicPage })

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const threads = await listThreads(service, user, parseSearch(Query, url.searchParams))
    return { ...threads, isSelling: user.role === 'mediaOwner' }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Messages',
      description: 'Conversations of advertisers and media owners about listings.',
      path: '/dashboard/messages',
      noindex: true,
    },
    matches,
  )

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Messages</h1>
      <div className="mt-5">
        <ThreadList {...loaderData} />
      </div>
    </>
  )
}
