import { listClaims } from '../../../worker/backoffice/approvals/claim-decisions.server.ts'
import { listPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { ApprovalQuery } from '../../../worker/backoffice/rules/approvals/approval.ts'
import { countDisputed } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { ClaimQuery } from '../../../worker/organisations/rules/owners/claim.ts'
import { ApprovalList } from '../../features/backoffice/admin-approvals/approval-list.tsx'
import { ClaimList } from '../../features/backoffice/admin-approvals/claim-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import type { Route } from './+types/approvals'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

const DAY_MS = 86_400_000

/** `claims` is the page number of decided claims; `page` that of pending items. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => {
    const query = parseSearch(ApprovalQuery, url.searchParams)
    const { state = 'approved', q } = parseSearch(ClaimQuery, url.searchParams)
    const [pending, claims, disputed] = await Promise.all([
      listPending(service, query),
      query.type === 'owners' ? listClaims(service, { state, q, page: 1 }) : null,
      countDisputed(service),
    ])
    const days = pending.oldest === null ? null : Math.floor((service.now.getTime() - pending.oldest) / DAY_MS)
    return { pending, claims, disputed, days }
  })

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
] as const

export const meta = adminMeta('Pending Approvals, Admin')

export default function Approvals({ loaderData: { pending, claims, disputed, days } }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals" actions={pending.approvals.length > 0 && <KeyHints keys={KEYS} />}>
      <div className="max-w-6xl">
        <ApprovalList pending={pending} disputed={disputed} days={days} />
        {claims && (
          <section aria-labelledby="decided" className="mt-9">
            <h2 id="decided" className="mb-3 text-base">
              Decided claims
            </h2>
            <ClaimList {...claims} />
          </section>
        )}
      </div>
    </AdminPage>
  )
}
