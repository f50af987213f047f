import { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { searchForFile } from '../../../worker/catalogue/search/search-file.server.ts'
import { catalogueTags, publicHeaders } from '../../../worker/kernel/rules/cache.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { listCsv } from '../../features/owner/list-file/list-file.ts'
import type { Route } from './+types/discover-csv'

/** Results of a search as CSV. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(SearchQuery, url.searchParams)
    await service.countFile()
    const listings = await searchForFile(service, query)
    const text = listCsv(listings, { origin: service.origin, today: civilDate(service.now) })
    return csvResponse('adchowk-search', text, publicHeaders(catalogueTags()))
  })
