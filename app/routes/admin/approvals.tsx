import { ClaimQuery } from '../../../worker/domain/owners/claim.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { listClaims } from '../../../worker/owners/decisions.server.ts'
import { call } from '../../context.ts'
import { ClaimList } from '../../features/admin-approvals/claim-list.tsx'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/approvals'
import { adminMeta } from './admin-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, (service) => {
    const { state = 'requested', ...query } = parseSearch(ClaimQuery, url.searchParams)
    return listClaims(service, { ...query, state })
  })

export const meta = () => adminMeta('Pending Approvals, Admin')

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals">
      <ClaimList {...loaderData} />
    </AdminPage>
  )
}
