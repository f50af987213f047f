import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import { OwnerQuery, OwnerRef } from '../../../worker/catalogue/rules/owners/profile.ts'
import { ownerPath } from '../../../worker/catalogue/rules/paths.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { ownerCrumbs } from '../../features/owner/owner-profile/crumbs.ts'
import { OwnerProfileView, ownerSummary } from '../../features/owner/owner-profile/owner-view.tsx'
import { toCardData } from '../../kit/listing-card/card-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { ownerCard } from '../../seo/share-card.ts'
import { breadcrumbData, sellerData } from '../../seo/structured-data.ts'
import type { Route } from './+types/owner'

export const headers = documentHeaders

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(OwnerQuery, url.searchParams)
    const { id } = parse(OwnerRef, { id: params.ownerId })
    const page = await getOwnerPage(service, { ...query, id })
    return publicData({ ...page, listings: page.listings.map(toCardData), query, today: civilDate(service.now) }, [
      'catalogue',
    ])
  })

/** Pages with two or more filters are not indexed: they are many and repeat the same content. */
export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { owner, query, total } = loaderData
  const path = ownerPath(owner.id)
  return pageMeta(
    {
      title: `${owner.name}, media owner in ${owner.city}`,
      description: `${owner.verified ? 'Verified media owner' : 'Media owner'}. ${ownerSummary(loaderData)}. Rates, free dates and contact on every listing.`,
      path: `${path}${toSearch({ page: query.page })}`,
      noindex: total === 0 || query.city !== undefined || query.media !== undefined,
      machines: import.meta.env.SSR && {
        card: ownerCard(loaderData),
        data: [breadcrumbData(ownerCrumbs(owner)), sellerData({ ...owner, path })],
      },
    },
    matches,
  )
}

export default function Owner({ loaderData }: Route.ComponentProps) {
  return <OwnerProfileView view={loaderData} path={ownerPath(loaderData.owner.id)} />
}
