import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { rangeIn } from '../../../worker/domain/availability/range.ts'
import { CompareQuery } from '../../../worker/domain/catalogue/compare.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { call } from '../../context.ts'
import { compareFile } from '../../features/compare/compare-file.ts'
import type { Route } from './+types/compare-csv'

/** The table of /compare as CSV. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { listings } = await compareListings(service, parseSearch(CompareQuery, url.searchParams))
    return new Response(
      compareFile(listings, { origin: service.origin, today: civilDate(service.now), range: rangeIn(url.search) }),
      {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="adchowk-compare.csv"',
        },
      },
    )
  })
