import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { getEarnings } from '../../../worker/money/earnings/earnings.server.ts'
import { EarningsQuery } from '../../../worker/money/rules/earnings/range.ts'
import { call } from '../../context.ts'
import { csvResponse } from '../../csv-response.ts'
import { earningsCsv } from '../../features/money/earnings/earnings-csv.ts'
import type { Route } from './+types/earnings-csv'
import { memberOf } from './member.ts'

/** Earnings of an owner as CSV, in the months of the page. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(EarningsQuery, url.searchParams)
    const { user, owner } = await memberOf(service, url)
    const asked = url.searchParams.get('owner')
    if (!owner || (asked !== null && asked !== owner.id)) {
      throw new DomainError('not_found', 'You do not belong to this company')
    }
    await service.countFile()
    const report = await getEarnings(service, user, owner.id, query)
    return csvResponse(`adchowk-earnings-${owner.id}-${report.range}`, earningsCsv(report, owner.name))
  })
