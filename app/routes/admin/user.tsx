import { getUserPage } from '../../../worker/backoffice/users/user-page.server.ts'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import { UserView } from '../../features/users/user-view.tsx'
import type { Route } from './+types/user'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], (service, user) => getUserPage(service, user, params.userId))

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`${loaderData?.user.name ?? 'User'}, Admin`)

export default function User({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={loaderData.user.name}>
      <UserView {...loaderData} />
    </AdminPage>
  )
}
