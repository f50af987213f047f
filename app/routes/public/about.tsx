import { getFigures } from '../../../worker/catalogue/figures.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { CompanyFigures } from '../../features/catalogue/home/company-figures.tsx'
import { AboutView } from '../../features/desk/about/about-view.tsx'
import { pageMeta } from '../../meta.ts'
import { breadcrumbData, organizationData } from '../../seo/structured-data.ts'
import type { Route } from './+types/about'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => publicData(await getFigures(service), ['catalogue', 'content']))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'About',
      description:
        'Who is behind {name}, what it is for, and how much of it can be counted: listings, media, cities and verified owners of advertising space in India.',
      path: '/about',
      machines: import.meta.env.SSR && {
        data: [organizationData, breadcrumbData([{ label: 'Home', to: '/' }, { label: 'About' }])],
      },
    },
    matches,
  )

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutView headline={<CompanyFigures />} figures={loaderData} />
}
