import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { CompareQuery } from '../../../worker/catalogue/rules/compare.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { CompareView, compareTitle } from '../../features/catalogue/compare/compare-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import type { Route } from './+types/compare'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(CompareQuery, url.searchParams)
    const compared = await compareListings(service, query)
    const tags = compared.listings.map(({ id }) => `listing:${id}`)
    return publicData({ ...compared, days: { from: query.from, until: query.until }, today: civilDate(service.now) }, [
      'catalogue',
      ...tags,
    ])
  })

/** Any four of thousands of listings make a page: only the empty comparison is indexed. */
export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: compareTitle(loaderData.listings.length),
          description:
            'Up to four listings of any media side by side: price a month, audience, CPM, size, minimum and lead time.',
          path: '/compare',
          noindex: loaderData.listings.length > 0,
        },
        matches,
      )
    : errorMeta(error, matches)

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareView {...loaderData} />
}
