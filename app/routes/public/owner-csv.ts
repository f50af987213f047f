import { listOwnerForFile } from '../../../worker/catalogue/owners/profile.server.ts'
import { OwnerQuery, OwnerRef } from '../../../worker/catalogue/rules/owners/profile.ts'
import { catalogueTags, publicHeaders } from '../../../worker/kernel/rules/cache.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { listCsv } from '../../features/owner/list-file/list-file.ts'
import type { Route } from './+types/owner-csv'

/** The listings of a media owner as CSV, narrowed as on its page. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { id } = parse(OwnerRef, { id: url.searchParams.get('owner') })
    const query = parseSearch(OwnerQuery, url.searchParams)
    await service.countFile()
    const listings = await listOwnerForFile(service, { ...query, id })
    const text = listCsv(listings, { origin: service.origin, today: civilDate(service.now) })
    return csvResponse(`adchowk-${id}`, text, publicHeaders(catalogueTags()))
  })
