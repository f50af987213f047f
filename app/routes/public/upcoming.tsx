import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { getUpcoming } from '../../features/shell/upcoming-pages.ts'
import { UpcomingView } from '../../features/shell/upcoming-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/upcoming'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, () => publicData(getUpcoming(url.pathname), ['content']))

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...loaderData, description: loaderData.text, noindex: true }, matches) : []

export default function Upcoming({ loaderData }: Route.ComponentProps) {
  return <UpcomingView page={loaderData} />
}
