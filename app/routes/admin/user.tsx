import { getUserPage } from '../../../worker/backoffice/users/user-page.server.ts'
import { UserView } from '../../features/backoffice/users/user-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/user'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], (service, user) => getUserPage(service, user, params.userId))

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(`${loaderData?.user.name ?? 'User'}, Admin`)({ matches })

export default function User({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={loaderData.user.name}>
      <UserView {...loaderData} />
    </AdminPage>
  )
}
