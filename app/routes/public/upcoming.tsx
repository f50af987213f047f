import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { isOwn, readNewsletterState } from '../../features/desk/newsletter/newsletter-state.ts'
import { upcomingPageAt } from '../../features/desk/newsletter/upcoming-pages.ts'
import { UpcomingView } from '../../features/desk/newsletter/upcoming-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/upcoming'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, () => {
    const answer = { page: upcomingPageAt(url.pathname), state: readNewsletterState(url.searchParams) }
    return isOwn(answer.state) ? answer : publicData(answer, ['content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...loaderData.page, path: `/${loaderData.page.source}` }, matches) : []

export default function Upcoming({ loaderData }: Route.ComponentProps) {
  return <UpcomingView {...loaderData} />
}
