import * as v from 'valibot'
import { listOwnReferences, listOwnTickets } from '../../../worker/desk/support/own-tickets.server.ts'
import { publicPage } from '../../../worker/kernel/rules/fields.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { OwnTickets } from '../../features/desk/own-support/own-tickets.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/support'
import { signedInUser } from './signed-in.ts'

const Query = v.object({ page: publicPage, new: v.optional(v.string()) })

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const { page, new: asked } = parseSearch(Query, url.searchParams)
    const isNew = asked !== undefined
    const [list, references] = await Promise.all([
      listOwnTickets(service, user, { page }),
      isNew ? listOwnReferences(service, user) : [],
    ])
    return { ...list, isNew, references }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Support',
      description: 'Your requests to our team, and the answers.',
      path: '/dashboard/support',
      noindex: true,
    },
    matches,
  )

export default function Support({ loaderData }: Route.ComponentProps) {
  return <OwnTickets {...loaderData} />
}
