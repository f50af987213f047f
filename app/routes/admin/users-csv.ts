import { UserQuery } from '../../../worker/backoffice/rules/users/user-query.ts'
import { recordExport } from '../../../worker/backoffice/users/bulk.server.ts'
import { listAllUsers } from '../../../worker/backoffice/users/list-users.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { csvResponse } from '../../csv-response.ts'
import { usersCsv } from '../../features/backoffice/users/users-csv.ts'
import type { Route } from './+types/users-csv'
import { callStaff } from './staff.ts'

/** The users of the list as CSV, with its filters and in its order. Who took it is on record. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service, user) => {
    const query = parseSearch(UserQuery, url.searchParams)
    await service.countFile()
    const users = await listAllUsers(service, query)
    const { q, ...filters } = Object.fromEntries(url.searchParams)
    await recordExport(service, user, {
      // What was typed may be a name: the log only has that something was searched for.
      filters: new URLSearchParams({ ...filters, ...(q && { q: '…' }) }).toString(),
      rows: users.length,
    })
    return csvResponse('adchowk-users', usersCsv(users))
  })
