import { FileCheck } from 'lucide-react'
import { listWaiting } from '../../../worker/approvals/approval-page.server.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { ClaimQuery } from '../../../worker/domain/owners/claim.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { listClaims } from '../../../worker/owners/decisions.server.ts'
import { call } from '../../context.ts'
import { ApprovalTypes, approvalTypeOf } from '../../features/admin-approvals/approval-types.tsx'
import { CampaignList } from '../../features/admin-approvals/campaign-list.tsx'
import { ClaimList } from '../../features/admin-approvals/claim-list.tsx'
import { KeyHints } from '../../features/admin-approvals/key-hints.tsx'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/approvals'
import { adminMeta } from './admin-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { state = 'requested', ...query } = parseSearch(ClaimQuery, url.searchParams)
    const [approvals, claims] = await Promise.all([listWaiting(service), listClaims(service, { ...query, state })])
    return { approvals, claims, type: approvalTypeOf(url.searchParams.get('type')), today: civilDate(service.now) }
  })

export const meta = () => adminMeta('Pending Approvals, Admin')

export default function Approvals({ loaderData: { approvals, claims, type, today } }: Route.ComponentProps) {
  const hasCampaigns = type === '' || type === 'campaigns'
  return (
    <AdminPage title="Pending Approvals" actions={hasCampaigns && approvals.length > 0 && <KeyHints />}>
      <div className="mb-5">
        <ApprovalTypes type={type} />
      </div>
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-9">
        {hasCampaigns && <CampaignList approvals={approvals} today={today} />}
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
