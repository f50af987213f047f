import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { CompareQuery } from '../../../worker/catalogue/rules/compare.ts'
import { getChangedGstRates } from '../../../worker/catalogue/taxes/rules.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { compareFile } from '../../features/catalogue/compare/compare-file.ts'
import type { Route } from './+types/compare-csv'

/** The table of /compare as CSV. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(CompareQuery, url.searchParams)
    const [{ listings }, gstRates] = await Promise.all([compareListings(service, query), getChangedGstRates(service)])
    return csvResponse(
      'adchowk-compare',
      compareFile(listings, query, { origin: service.origin, today: civilDate(service.now), gstRates }),
    )
  })
