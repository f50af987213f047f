import { LinkView, readLinkState } from '../../features/desk/newsletter/link-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/newsletter-leave'

/** The URL contains a token: the page is never cached. */
export const loader = ({ url }: Route.LoaderArgs) => readLinkState(url.searchParams)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Leave the newsletter',
      description: 'Unsubscribe from the mails of {{name}}, without signing in.',
      path: '/newsletter/leave',
      noindex: true,
    },
    matches,
  )

export default function NewsletterLeave({ loaderData }: Route.ComponentProps) {
  return <LinkView page="leave" state={loaderData} />
}
