import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listOwed } from '../../../worker/money/documents/owed.server.ts'
import { OwedQuery } from '../../../worker/money/rules/documents/owed.ts'
import { OwedList } from '../../features/money/payments/owed-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/payments'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => ({
    owed: await listOwed(service, { kind: 'staff' }, parseSearch(OwedQuery, url.searchParams)),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Payments, Admin')

export default function Payments({ loaderData: { owed, today } }: Route.ComponentProps) {
  return (
    <AdminPage title="Payments">
      <OwedList owed={owed} today={today} side="staff" by="staff" campaignHref={(id) => `/admin/campaigns/${id}`} />
    </AdminPage>
  )
}
