import { useLocation } from 'react-router'
import { getSpot } from '../../../worker/catalogue/catalogue.server.ts'
import { categoryOf } from '../../../worker/catalogue/rules/paths.ts'
import { OrderQuery, SpotRef } from '../../../worker/catalogue/rules/query.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { spotMeta } from '../../features/listing/meta.ts'
import { SpotDetail } from '../../features/listing/spot-detail.tsx'
import { listingTags } from '../../features/listing/tags.ts'
import type { Route } from './+types/spot'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(OrderQuery, url.searchParams)
    const { listingId: id, spotId: spot } = params
    const page = await getSpot(service, parse(SpotRef, { category: categoryOf(url), id, spot }))
    return publicData({ page, query, today: civilDate(service.now) }, listingTags(page))
  })

export const headers = documentHeaders
export const meta = spotMeta

export default function SpotRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return <SpotDetail {...loaderData} path={pathname} />
}
