import { getFigures } from '../../../worker/catalogue/figures.server.ts'
import about from '../../content/about.md'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { CompanyFigures } from '../../features/catalogue/home/company-figures.tsx'
import { AboutView } from '../../features/desk/about/about-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData, organizationData } from '../../seo/structured-data.ts'
import type { Route } from './+types/about'
import { contentPage } from './content-page.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [page, figures] = await Promise.all([contentPage(service, url, about), getFigures(service)])
    return publicData({ page, figures }, ['catalogue', 'content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { title, description } = loaderData.page
  return pageMeta(
    {
      title,
      description,
      path: '/about',
      machines: import.meta.env.SSR && {
        data: [organizationData, breadcrumbData([{ label: 'Home', to: '/' }, { label: title }])],
      },
    },
    matches,
  )
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutView headline={<CompanyFigures />} {...loaderData} />
}
