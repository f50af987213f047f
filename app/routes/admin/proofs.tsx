import { listDisputed } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { DisputeList } from '../../features/backoffice/admin-proofs/dispute-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/proofs'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => ({
    disputed: await listDisputed(service),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Disputed proofs, Admin')

export default function Proofs({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Disputed proofs">
      <DisputeList {...loaderData} />
    </AdminPage>
  )
}
