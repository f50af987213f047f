import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { mapListings } from '../../../worker/catalogue/pins.server.ts'
import { CustomFilters } from '../../../worker/catalogue/rules/custom-filters.ts'
import { categoryOf, categoryPath, groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { ListingQuery, ListingsRef } from '../../../worker/catalogue/rules/query.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { GroupListings } from '../../features/catalogue/group-listings.tsx'
import { HUB } from '../../features/catalogue/page-heading.tsx'
import { groupFacts } from '../../features/catalogue/sentences.ts'
import { toCardData } from '../../kit/listing-card/card-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { canonicalQuery } from '../../seo/canonical-query.ts'
import { groupCard } from '../../seo/share-card.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/listings'
import { toMapData } from './map-data.ts'

export const headers = documentHeaders

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const category = categoryOf(url)
    const query = {
      ...parseSearch(ListingQuery, url.searchParams),
      ...(mediaSpec({ id: category, name: category }).customFields && parseSearch(CustomFilters, url.searchParams)),
    }
    const ref = parse(ListingsRef, { ...params, category })
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
  if (!loaderData?.subcategory) return errorMeta(error, matches)
  const { category, subcategory, cities, query, total } = loaderData
  const spec = mediaSpec(category)
  const heading = spec.listingTitle(subcategory.name)
  const crumbs = [HUB, { label: spec.label, to: categoryPath(category.id) }, { label: subcategory.name }]
  return pageMeta(
    {
      title: `${heading}, ${spec.label}`,
      description: `${subcategory.description} ${groupFacts(spec, subcategory, cities.length)}`,
      path: groupPath(category.id, subcategory.id, canonicalQuery(query)),
      noindex: total === 0,
      machines: import.meta.env.SSR && {
        card: groupCard(category, subcategory),
        data: [breadcrumbData(crumbs)],
      },
    },
    matches,
  )
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  return loaderData.subcategory && <GroupListings view={loaderData} group={loaderData.subcategory} />
}
