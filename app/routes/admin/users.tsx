import { useState } from 'react'
import { UserQuery } from '../../../worker/backoffice/rules/users/user-query.ts'
import { listUsers } from '../../../worker/backoffice/users/list-users.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { AddUserDialog } from '../../features/backoffice/users/add-user-dialog.tsx'
import { AddUserButton, UsersView } from '../../features/backoffice/users/users-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { useNewByAddress } from '../../features/shell/admin-shell/use-new-by-address.ts'
import type { Route } from './+types/users'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service, user) => ({
    page: await listUsers(service, parseSearch(UserQuery, url.searchParams)),
    you: user.id,
  }))

export const meta = adminMeta('Users, Admin')

export default function Users({ loaderData }: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false)
  useNewByAddress(() => setAdding(true))
  return (
    <AdminPage title="Users" actions={<AddUserButton onPress={() => setAdding(true)} />}>
      <UsersView {...loaderData} />
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
    </AdminPage>
  )
}
