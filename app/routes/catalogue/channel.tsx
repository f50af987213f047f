import { useLocation } from 'react-router'
import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { listPinsAround } from '../../../worker/catalogue/pins.server.ts'
import { categoryOf } from '../../../worker/catalogue/rules/paths.ts'
import { ListingRef } from '../../../worker/catalogue/rules/query.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { DetailQuery } from '../../features/listing/detail-query.ts'
import { listingMeta } from '../../features/listing/meta.ts'
import { SpotsDetail } from '../../features/listing/spots-detail.tsx'
import { listingTags } from '../../features/listing/tags.ts'
import type { Route } from './+types/channel'
import { toPlaceMap } from './map-data.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(DetailQuery, url.searchParams)
    const ref = parse(ListingRef, { category: categoryOf(url), subcategory: null, id: params.listingId })
    const [page, around] = await Promise.all([getListing(service, ref), listPinsAround(service, ref.id)])
    return publicData(
      { page, map: toPlaceMap(page.listing, around), query, today: civilDate(service.now) },
      listingTags(page),
    )
  })

export const headers = documentHeaders
export const meta = listingMeta

export default function ChannelRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return <SpotsDetail {...loaderData} path={pathname} />
}
