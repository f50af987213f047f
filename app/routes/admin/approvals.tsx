import { FileCheck } from 'lucide-react'
import { listWaiting } from '../../../worker/approvals/approval-page.server.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { ClaimQuery } from '../../../worker/domain/owners/claim.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { listWaitingListings } from '../../../worker/inventory/review.server.ts'
import { listClaims } from '../../../worker/owners/decisions.server.ts'
import { countDisputed } from '../../../worker/proofs/judge.server.ts'
import { ApprovalTypes, approvalTypeOf } from '../../features/admin-approvals/approval-types.tsx'
import { CampaignList } from '../../features/admin-approvals/campaign-list.tsx'
import { ClaimList } from '../../features/admin-approvals/claim-list.tsx'
import { ListingList } from '../../features/admin-approvals/listing-list.tsx'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { LinkButton } from '../../ui/link.tsx'
import type { Route } from './+types/approvals'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => {
    const { state = 'requested', ...query } = parseSearch(ClaimQuery, url.searchParams)
    const [approvals, claims, listings, disputed] = await Promise.all([
      listWaiting(service),
      listClaims(service, { ...query, state }),
      listWaitingListings(service),
      countDisputed(service),
    ])
    return {
      approvals,
      claims,
      listings,
      disputed,
      type: approvalTypeOf(url.searchParams.get('type')),
      today: civilDate(service.now),
    }
  })

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
] as const

export const meta = () => adminMeta('Pending Approvals, Admin')

export default function Approvals({ loaderData }: Route.ComponentProps) {
  const { approvals, claims, listings, disputed, type, today } = loaderData
  const hasCampaigns = type === '' || type === 'campaigns'
  const hasKeys = (hasCampaigns && approvals.length > 0) || (type === 'listings' && listings.length > 0)
  return (
    <AdminPage title="Pending Approvals" actions={hasKeys && <KeyHints keys={KEYS} />}>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <ApprovalTypes type={type} />
        <LinkButton to="/admin/proofs" variant="outline" size="sm">
          Disputed proofs
          {disputed > 0 && <span className="num"> {formatNumber(disputed)}</span>}
        </LinkButton>
      </div>
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-9">
        {hasCampaigns && <CampaignList approvals={approvals} today={today} />}
        {(type === '' || type === 'listings') && <ListingList listings={listings} hasKeys={type === 'listings'} />}
        {(type === '' || type === 'owners') && (
          <section aria-labelledby="owners">
            <h2 id="owners" className="mb-3 text-base">
              Media Owners
            </h2>
            <ClaimList {...claims} />
          </section>
        )}
        {type === 'content' && (
          <EmptyState icon={FileCheck} title="No content waits">
            Artwork is judged by the owner who shows it.
          </EmptyState>
        )}
      </div>
    </AdminPage>
  )
}
