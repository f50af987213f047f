import { namedForFile } from '../../../worker/catalogue/list-file.server.ts'
import { PublicQuery } from '../../../worker/catalogue/rules/public-query.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { listCsv } from '../../features/owner/list-file/list-file.ts'
import type { Route } from './+types/shortlist-csv'

/** Saved listings as CSV: only the browser has their ids, so the address names them. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { ids = [] } = parseSearch(PublicQuery, url.searchParams)
    await service.countFile()
    const listings = await namedForFile(service, ids)
    return csvResponse(
      'adchowk-shortlist',
      listCsv(listings, { origin: service.origin, today: civilDate(service.now) }),
    )
  })
