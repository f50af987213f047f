import { getHub } from '../../../worker/catalogue/catalogue.server.ts'
import { LISTINGS } from '../../../worker/catalogue/rules/nouns.ts'
import { categoryPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { AdviceBand } from '../../features/catalogue/catalogue-hub/advice-band.tsx'
import { HubSearch } from '../../features/catalogue/catalogue-hub/hub-search.tsx'
import { HubSections } from '../../features/catalogue/catalogue-hub/hub-sections.tsx'
import { QuickLinks } from '../../features/catalogue/catalogue-hub/quick-links.tsx'
import { PlannerDialog } from '../../features/planner/planner-dialog.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import { itemListData } from '../../seo/structured-data.ts'
import type { Route } from './+types/hub'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => publicData(await getHub(service), ['catalogue']))

/** Sentence with the figures: `14 media types, 3,012 listings to be seen and heard, every rate on the page.` */
const facts = (types: number, listings: number) =>
  `${types} media types, ${plural(listings, LISTINGS)} to be seen and heard, every rate on the page.`

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { categories, total } = loaderData
  const media = categories.map((category) => ({ name: mediaSpec(category).label, path: categoryPath(category.id) }))
  return pageMeta(
    {
      title: 'Discover media',
      description: facts(categories.length, total),
      path: '/category',
      machines: import.meta.env.SSR && { data: [itemListData('Media types', media)] },
    },
    matches,
  )
}

export default function Hub({ loaderData: { categories, total, cities } }: Route.ComponentProps) {
  return (
    <div className="page pt-7 pb-20">
      <div className="mx-auto max-w-[760px] text-center">
        <h1 className="text-3xl lg:text-4xl">Discover media</h1>
        <p className="mt-2 text-ink-2">{facts(categories.length, total)}</p>
      </div>
      <HubSearch cities={cities} />
      <QuickLinks />
      <HubSections categories={categories} />
      <AdviceBand planner={<PlannerDialog size="md" />} />
    </div>
  )
}
