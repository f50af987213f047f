import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { mapListings } from '../../../worker/catalogue/pins.server.ts'
import { categoryOf, categoryPath } from '../../../worker/catalogue/rules/paths.ts'
import { ListingQuery, ListingsRef } from '../../../worker/catalogue/rules/query.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { ChannelListings } from '../../features/catalogue/channel-listings.tsx'
import { HUB } from '../../features/catalogue/page-heading.tsx'
import { categoryFacts } from '../../features/catalogue/sentences.ts'
import { toCardData } from '../../kit/listing-card/card-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { canonicalQuery } from '../../seo/canonical-query.ts'
import { categoryCard } from '../../seo/share-card.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/channels'
import { toMapData } from './map-data.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(ListingQuery, url.searchParams)
    const category = categoryOf(url)
    const ref = parse(ListingsRef, { category })
    const isMap = query.view === 'map'
    const [page, pins] = await Promise.all([
      listListings(service, { ...ref, query }),
      isMap ? mapListings(service, { ...ref, query }) : null,
    ])
    const shown = { listings: isMap ? [] : page.listings.map(toCardData), map: pins && toMapData(pins) }
    return publicData({ ...page, ...shown, query, today: civilDate(service.now) }, [
      'catalogue',
      `category:${category}`,
    ])
  })

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { category, query, total } = loaderData
  const spec = mediaSpec(category)
  return pageMeta(
    {
      title: spec.heading,
      description: `${category.description} ${categoryFacts(spec, category)}`,
      path: `${categoryPath(category.id)}${toSearch(canonicalQuery(query))}`,
      noindex: total === 0,
      machines: import.meta.env.SSR && {
        card: categoryCard(category),
        data: [breadcrumbData([HUB, { label: spec.label }])],
      },
    },
    matches,
  )
}

export default function Channels({ loaderData }: Route.ComponentProps) {
  return <ChannelListings view={loaderData} />
}
