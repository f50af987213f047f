import { getCategory } from '../../../worker/catalogue/catalogue.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { DigitalView } from '../../features/desk/solutions/digital-view.tsx'
import { pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/digital'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { category } = await getCategory(service, { category: 'digital' })
    return publicData({ category }, ['catalogue', 'category:digital', 'content'])
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Digital marketing',
      description:
        'Search, social and performance marketing in India, planned and billed with print, outdoor and television. Rates from the catalogue, caps that you set.',
      path: '/digital',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: 'Digital marketing' }])],
      },
    },
    matches,
  )

export default function Digital({ loaderData: { category } }: Route.ComponentProps) {
  return <DigitalView category={category} />
}
