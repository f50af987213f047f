import { getCategory } from '../../../worker/catalogue/catalogue.server.ts'
import digital from '../../content/digital.md'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { DigitalView } from '../../features/desk/solutions/digital-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/digital'
import { contentPage } from './content-page.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [page, { category }] = await Promise.all([
      contentPage(service, url, digital),
      getCategory(service, { category: 'digital' }),
    ])
    return publicData({ page, category }, ['catalogue', 'category:digital', 'content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { title, description } = loaderData.page
  return pageMeta(
    {
      title,
      description,
      path: '/digital',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: title }])],
      },
    },
    matches,
  )
}

export default function Digital({ loaderData }: Route.ComponentProps) {
  return <DigitalView {...loaderData} />
}
