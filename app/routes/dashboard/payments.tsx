import { countCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listCampaignSums } from '../../../worker/money/documents/campaign-sums.server.ts'
import { getLedger } from '../../../worker/money/documents/ledger.server.ts'
import { listOwed } from '../../../worker/money/documents/owed.server.ts'
import { addSums, NO_MONEY } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { LedgerQuery } from '../../../worker/money/rules/documents/ledger-query.ts'
import { OwedQuery } from '../../../worker/money/rules/documents/owed.ts'
import { call } from '../../context.ts'
import { LedgerCard } from '../../features/money/payments/ledger-card.tsx'
import { OwedList } from '../../features/money/payments/owed-list.tsx'
import { useListAddress } from '../../kit/list/use-list-address.ts'
import { MoneyBlock } from '../../kit/money-display/money-sums.tsx'
import { pageMeta } from '../../meta.ts'
import { SegmentLinks } from '../../ui/segment-links.tsx'
import type { Route } from './+types/payments'
import { memberOf } from './member.ts'
import { OwnerChoice } from './owner-choice.tsx'

/** `?side=buying` shows the payments as a buyer, for an account that also sells. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owners, owner } = await memberOf(service, url)
    const selling = url.searchParams.get('side') === 'buying' ? null : owner
    const scope = selling
      ? ({ kind: 'owner', user, owner: selling.id } as const)
      : ({ kind: 'advertiser', user } as const)
    const [owed, ledger, sums, campaigns] = await Promise.all([
      listOwed(service, scope, parseSearch(OwedQuery, url.searchParams)),
      getLedger(service, scope, parseSearch(LedgerQuery, url.searchParams)),
      listCampaignSums(service, scope),
      owner ? countCampaigns(service, user) : 0,
    ])
    const sides = owner && campaigns > 0
    return { owed, ledger, sums, owners, owner, selling, sides: Boolean(sides), today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Payments',
      description: 'Amounts ordered, paid, due now and due later, with the ledger.',
      path: '/dashboard/payments',
      noindex: true,
    },
    matches,
  )

const PATH = '/dashboard/payments'

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { owed, ledger, sums, owners, owner, selling, sides, today } = loaderData
  const address = useListAddress({ path: PATH })
  const campaign = address.get('campaign') || null
  const by = selling && selling.right !== 'view' ? 'owner' : null

  return (
    <>
      {sides && owner && (
        <div className="mb-4">
          <SegmentLinks
            label="Sides"
            links={[
              { to: `${PATH}?owner=${owner.id}`, label: 'To you', isCurrent: selling !== null },
              { to: `${PATH}?side=buying`, label: 'From you', isCurrent: selling === null },
            ]}
          />
        </div>
      )}
      {selling && <OwnerChoice owners={owners} owner={selling} hrefOf={(id) => `${PATH}?owner=${id}`} />}
      <h1 className="text-2xl lg:text-3xl">Payments</h1>
      <p className="mt-1 mb-5 max-w-[64ch] text-sm text-ink-2">
        {selling
          ? 'Advertisers pay you directly, on your documents. Record each payment; its voucher is issued automatically.'
          : 'You pay each media owner directly, on its documents. Payments are recorded by the owner or our team.'}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MoneyBlock
          title={campaign === null ? 'All campaigns' : (ledger.campaigns[campaign]?.name ?? 'One campaign')}
          sums={campaign === null ? addSums(Object.values(sums)) : (sums[campaign] ?? NO_MONEY)}
          today={today}
        />
        <OwedList
          owed={owed}
          today={today}
          side={selling ? 'owner' : 'advertiser'}
          by={by}
          campaignHref={(id) => (selling ? null : `/dashboard/campaigns/${id}`)}
        />
        <LedgerCard
          ledger={ledger}
          side={selling ? 'owner' : 'advertiser'}
          by={by}
          campaign={campaign}
          today={today}
          hrefOf={(month, campaign) => address.hrefWith({ month: month ?? '', campaign: campaign ?? '' })}
        />
      </div>
    </>
  )
}
