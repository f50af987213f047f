import { countCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { safeReturnPath } from '../../../worker/identity/rules/return-address.ts'
import {
  getOwnBillingProfile,
  getOwnerBillingProfile,
  listMissing,
} from '../../../worker/organisations/billing/billing-profile.server.ts'
import { mayAs } from '../../../worker/organisations/rules/owners/rights.ts'
import { call } from '../../context.ts'
import { BillingNeeded } from '../../features/money/billing/billing-needed.tsx'
import { PartyPanel } from '../../features/money/billing/party-form.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/billing'
import { memberOf } from './member.ts'
import { OwnerChoice } from './owner-choice.tsx'

const PATH = '/dashboard/billing'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owners, owner } = await memberOf(service, url)
    const mayManage = owner !== null && mayAs(owner.right, 'manage')
    const [campaigns, own, selling, missing] = await Promise.all([
      countCampaigns(service, user),
      getOwnBillingProfile(service, user),
      mayManage ? getOwnerBillingProfile(service, user, owner.id) : null,
      owner && !mayManage ? listMissing(service, { owner: owner.id }) : [],
    ])
    // An account that only sells has no billing details as a buyer.
    const buys = owner === null || campaigns > 0 || own.party !== null
    return {
      owners,
      owner,
      selling,
      missing,
      buying: buys ? own : null,
      next: safeReturnPath(url.searchParams.get('next')),
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Billing details',
      description: 'Billing names, addresses and tax registration.',
      path: PATH,
      noindex: true,
    },
    matches,
  )

export default function BillingRoute({ loaderData }: Route.ComponentProps) {
  const { owners, owner, selling, missing, buying, next } = loaderData
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Billing details</h1>
      <p className="mt-1.5 mb-6 max-w-[64ch] text-sm text-ink-2">
        Printed on every document. Documents already issued keep their old details.
      </p>
      {owner && (
        <OwnerChoice owners={owners} owner={owner} hrefOf={(id) => `${PATH}?${new URLSearchParams({ owner: id })}`} />
      )}
      <div className="space-y-6">
        {owner && selling && (
          <PartyPanel key={owner.id} title={`${owner.name} bills as`} own={selling} owner={owner.id} next={next} />
        )}
        {owner && !selling && (
          <div>
            <p className="text-sm text-ink-2">
              A manager of the team of {owner.name} can see and change its billing details.
            </p>
            <BillingNeeded side="owner" missing={missing} owner={owner.id} from={PATH} mayEnter={false} />
          </div>
        )}
        {buying && (
          <PartyPanel
            title={owner ? 'You are billed as' : 'Billed to'}
            own={buying}
            owner={null}
            next={owner ? null : next}
          />
        )}
      </div>
    </>
  )
}
