import { UserQuery } from '../../../worker/backoffice/rules/users/user-query.ts'
import { recordExport } from '../../../worker/backoffice/users/bulk.server.ts'
import { listAllUsers } from '../../../worker/backoffice/users/list-users.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { csvResponse } from '../../csv-response.ts'
import { usersCsv } from '../../features/backoffice/users/users-csv.ts'
import type { Route } from './+types/users-csv'
import { callStaff } from './staff.ts'

/** Users of the list as CSV, with its filters and in its order. The audit log records the export. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service, user) => {
    const query = parseSearch(UserQuery, url.searchParams)
    await service.countFile()
    const users = await listAllUsers(service, query)
    const { q, ...filters } = Object.fromEntries(url.searchParams)
    await recordExport(service, user, {
      // A search text may be a person's name: the log records only that there was one.
      filters: new URLSearchParams({ ...filters, ...(q && { q: '…' }) }).toString(),
      rows: users.length,
    })
    return csvResponse('adchowk-users', usersCsv(users))
  })
