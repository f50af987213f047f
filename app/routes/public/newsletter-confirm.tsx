import { LinkView, readLinkState } from '../../features/desk/newsletter/link-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/newsletter-confirm'

/** The URL contains a token: the page is never cached. */
export const loader = ({ url }: Route.LoaderArgs) => readLinkState(url.searchParams)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Confirm your email',
      description: 'Confirm that you want mails from {{name}}.',
      path: '/newsletter/confirm',
      noindex: true,
    },
    matches,
  )

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  return <LinkView page="confirm" state={loaderData} />
}
