import { getAdvertiserExamples } from '../../../worker/catalogue/figures.server.ts'
import { getShowcase } from '../../../worker/catalogue/showcase.server.ts'
import advertiser from '../../content/advertiser.md'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { AdvertiserView } from '../../features/desk/solutions/advertiser-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/advertiser'
import { contentPage } from './content-page.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [page, examples, showcase] = await Promise.all([
      contentPage(service, url, advertiser),
      getAdvertiserExamples(service),
      getShowcase(service),
    ])
    return publicData({ page, examples, showcase }, ['catalogue', 'content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { title, description } = loaderData.page
  return pageMeta(
    {
      title,
      description,
      path: '/advertiser',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: title }])],
      },
    },
    matches,
  )
}

export default function Advertiser({ loaderData }: Route.ComponentProps) {
  return <AdvertiserView {...loaderData} />
}
