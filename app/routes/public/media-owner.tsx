import { getOwnerExamples } from '../../../worker/catalogue/figures.server.ts'
import mediaOwner from '../../content/media-owner.md'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { MediaOwnerView } from '../../features/desk/solutions/media-owner-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/media-owner'
import { contentPage } from './content-page.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [page, examples] = await Promise.all([contentPage(service, url, mediaOwner), getOwnerExamples(service)])
    return publicData({ page, examples }, ['catalogue', 'content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { title, description } = loaderData.page
  return pageMeta(
    {
      title,
      description,
      path: '/media-owner',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: title }])],
      },
    },
    matches,
  )
}

export default function MediaOwner({ loaderData }: Route.ComponentProps) {
  return <MediaOwnerView {...loaderData} />
}
