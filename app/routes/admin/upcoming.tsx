import { call } from '../../context.ts'
import { UpcomingSectionPage } from '../../features/admin-shell/upcoming-section-page.tsx'
import { getUpcomingSection } from '../../features/admin-shell/upcoming-sections.ts'
import type { Route } from './+types/upcoming'
import { adminMeta } from './admin-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => call(context, () => getUpcomingSection(url.pathname))

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`${loaderData?.title ?? 'Not found'}, Admin`)

export default function Upcoming({ loaderData }: Route.ComponentProps) {
  return <UpcomingSectionPage section={loaderData} />
}
