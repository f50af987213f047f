import { pointsNamed } from '../../../worker/catalogue/rules/places/nearness.ts'
import { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { mapSearch } from '../../../worker/catalogue/search/pins.server.ts'
import { catalogueTags } from '../../../worker/kernel/rules/cache.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { SearchResults } from '../../features/catalogue/search/search-results.tsx'
import { searchedText } from '../../features/catalogue/search/sentences.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { pageOfSearch } from '../catalogue/document-search.ts'
import { toMapData } from '../catalogue/map-data.ts'
import type { Route } from './+types/discover'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const isMap = url.searchParams.get('view') === 'map'
    const page = await pageOfSearch(service, url)
    const asked = parseSearch(SearchQuery, url.searchParams)
    const map = isMap ? toMapData(await mapSearch(service, page.query)) : null
    // Without a query the page shows no cards.
    const { near } = page.query
    const point = (near !== undefined && pointsNamed(near)[0]) || null
    const groups = url.search && !isMap ? page.groups : page.groups.map((group) => ({ ...group, listings: [] }))
    return publicData({ ...page, asked, groups, map, point, today: civilDate(service.now) }, catalogueTags())
  })

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const words = searchedText(loaderData)
  return pageMeta(
    {
      title: words ? `“${words}” in all media` : 'Search all media',
      description:
        'One search over television, outdoor, print, radio, digital and every other medium in India: by place, price a month and free dates.',
      path: '/discover',
      // One canonical page for all searches.
      noindex: location.search !== '',
    },
    matches,
  )
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-7 pb-20">
      <SearchResults view={loaderData} />
    </div>
  )
}
