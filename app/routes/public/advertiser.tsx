import { getAdvertiserExamples } from '../../../worker/catalogue/figures.server.ts'
import { getShowcase } from '../../../worker/catalogue/showcase.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { AdvertiserView } from '../../features/desk/solutions/advertiser-view.tsx'
import { pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/advertiser'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [examples, showcase] = await Promise.all([getAdvertiserExamples(service), getShowcase(service)])
    return publicData({ examples, showcase }, ['catalogue', 'content'])
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'For advertisers',
      description:
        'Plan and compare every kind of media in India from one brief: rates in the open, verified owners, and a desk that answers with availability and a quote.',
      path: '/advertiser',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: 'For advertisers' }])],
      },
    },
    matches,
  )

export default function Advertiser({ loaderData }: Route.ComponentProps) {
  return <AdvertiserView {...loaderData} />
}
