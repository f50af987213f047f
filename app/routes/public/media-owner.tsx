import { getOwnerExamples } from '../../../worker/catalogue/figures.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { MediaOwnerView } from '../../features/desk/solutions/media-owner-view.tsx'
import { pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/media-owner'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => publicData(await getOwnerExamples(service), ['catalogue', 'content']))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'For media owners',
      description:
        'List hoardings, stations, titles, screens or a following on {name}: free to list, your own rates and dates, and buyers from all over India.',
      path: '/media-owner',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: 'For media owners' }])],
      },
    },
    matches,
  )

export default function MediaOwner({ loaderData }: Route.ComponentProps) {
  return <MediaOwnerView examples={loaderData} />
}
