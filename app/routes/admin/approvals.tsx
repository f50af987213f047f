import { ArrowUpDown } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { listClaims } from '../../../worker/backoffice/approvals/claim-decisions.server.ts'
import { listPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { ApprovalQuery } from '../../../worker/backoffice/rules/approvals/approval.ts'
import { countDisputed } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { ClaimQuery } from '../../../worker/organisations/rules/owners/claim.ts'
import { ApprovalList } from '../../features/backoffice/admin-approvals/approval-list.tsx'
import { ApprovalTypes, approvalTypeOf } from '../../features/backoffice/admin-approvals/approval-types.tsx'
import { ClaimList } from '../../features/backoffice/admin-approvals/claim-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { Route } from './+types/approvals'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

const DAY_MS = 86_400_000

/** `claims=2` is the second page of the claims that were decided; the page of what waits is `page`. */
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

const ORDERS = [
  { value: '', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
] as const

export const meta = adminMeta('Pending Approvals, Admin')

export default function Approvals({ loaderData: { pending, claims, disputed, days } }: Route.ComponentProps) {
  const { counts, approvals, total } = pending
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const all = counts.campaigns + counts.owners + counts.content

  function order(value: string) {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value === '') next.delete('sort')
    else next.set('sort', value)
    void navigate({ search: `${next}` })
  }

  return (
    <AdminPage title="Pending Approvals" actions={approvals.length > 0 && <KeyHints keys={KEYS} />}>
      <div className="max-w-6xl">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <ApprovalTypes type={approvalTypeOf(params.get('type'))} />
          <NativeSelect
            variant="toolbar"
            label="Order"
            icon={ArrowUpDown}
            options={ORDERS}
            value={params.get('sort') === 'newest' ? 'newest' : ''}
            onChange={({ target }) => order(target.value)}
            className="w-40"
          />
          <LinkButton to="/admin/proofs" variant="outline" size="sm">
            Disputed proofs
            {disputed > 0 && <span className="num"> {formatNumber(disputed)}</span>}
          </LinkButton>
          <p role="status" className="num ml-auto text-xs text-ink-3">
            {total === all ? '' : `${formatNumber(total)} of `}
            {formatNumber(all)} pending{days !== null && days > 0 && `, oldest ${plural(days, ['day', 'days'])}`}
          </p>
        </div>
        <ApprovalList {...pending} />
        {claims && (
          <section aria-labelledby="decided" className="mt-9">
            <h2 id="decided" className="mb-3 text-base">
              Claims that were decided
            </h2>
            <ClaimList {...claims} />
          </section>
        )}
      </div>
    </AdminPage>
  )
}
