import { getHub } from '../../../worker/catalogue/catalogue.server.ts'
import { getShowcase } from '../../../worker/catalogue/showcase.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { ClientLogos } from '../../features/catalogue/home/client-logos.tsx'
import { CompanyFigures } from '../../features/catalogue/home/company-figures.tsx'
import { Hero } from '../../features/catalogue/home/hero.tsx'
import { MediaTiles } from '../../features/catalogue/home/media-tiles.tsx'
import { OwnerBand } from '../../features/catalogue/home/owner-band.tsx'
import { Questions } from '../../features/catalogue/home/questions.tsx'
import { Testimonials } from '../../features/catalogue/home/testimonials.tsx'
import { ValuePoints } from '../../features/catalogue/home/value-points.tsx'
import { PlannerDialog } from '../../features/planner/planner-dialog.tsx'
import { pageMeta } from '../../meta.ts'
import { organizationData, webSiteData } from '../../seo/structured-data.ts'
import type { Route } from './+types/home'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [{ categories }, showcase] = await Promise.all([getHub(service), getShowcase(service)])
    return publicData({ categories, showcase }, ['catalogue', 'content'])
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Book any ad space in India',
      description:
        'Plan, compare and book television, outdoor, print, radio, digital and more kinds of media in India. Verified owners, prices in the open.',
      path: '/',
      machines: import.meta.env.SSR && { data: [organizationData, webSiteData] },
    },
    matches,
  )

export default function Home({ loaderData: { categories, showcase } }: Route.ComponentProps) {
  return (
    <>
      <Hero categories={categories} planner={<PlannerDialog />} />
      <MediaTiles categories={categories} />
      <CompanyFigures />
      <ValuePoints showcase={showcase} />
      <ClientLogos />
      <Testimonials />
      <Questions />
      <OwnerBand />
    </>
  )
}
