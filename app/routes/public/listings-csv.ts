import { listForFile } from '../../../worker/catalogue/list-file.server.ts'
import { CustomFilters } from '../../../worker/catalogue/rules/custom-filters.ts'
import { ListingQuery, ListingsRef } from '../../../worker/catalogue/rules/query.ts'
import { catalogueTags, publicHeaders } from '../../../worker/kernel/rules/cache.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { listCsv } from '../../features/owner/list-file/list-file.ts'
import type { Route } from './+types/listings-csv'

/** A list with its filters as CSV. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { searchParams } = url
    const ref = parse(ListingsRef, {
      category: searchParams.get('category') ?? '',
      subcategory: searchParams.get('subcategory'),
    })
    const query = { ...parseSearch(ListingQuery, searchParams), ...parseSearch(CustomFilters, searchParams) }
    await service.countFile()
    const listings = await listForFile(service, { ...ref, query })
    const text = listCsv(listings, { origin: service.origin, today: civilDate(service.now) })
    return csvResponse(`adchowk-${ref.category}`, text, publicHeaders(catalogueTags(ref.category)))
  })
