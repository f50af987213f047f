import { HandCoins } from 'lucide-react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OwnerPayments } from './owner-payments.tsx'

interface CampaignPaymentsProps {
  campaign: { id: string; name: string; ref: string }
  owners: readonly OwnerMoney[]
  today: CivilDate
}

/** Payments of an advertiser to each owner: due and received. */
export function CampaignPayments({ campaign, owners, today }: CampaignPaymentsProps) {
  const refunds = owners.filter(({ toRefund }) => toRefund > 0)
  return (
    <Card as="section" aria-labelledby="payments">
      <h2 id="payments" className="border-b border-line px-4 py-3.5 text-base">
        Payments
      </h2>
      {refunds.map(({ owner, name, toRefund }) => (
        <Banner key={owner} tone="warn" icon={HandCoins} className="mx-4 mt-4">
          <b className="num">{exactMoney(toRefund)}</b> to be refunded by {name}.
        </Banner>
      ))}
      {owners.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">Nothing is ordered, so there is nothing to pay.</p>
      ) : (
        <div className="px-4 [&>:last-child]:border-b-0">
          {owners.map((owner) => (
            <Disclosure
              key={owner.owner}
              title={owner.name}
              defaultExpanded={owners.length === 1 || owner.sums.due > 0}
            >
              <OwnerPayments by={null} campaign={campaign} owner={owner} today={today} />
              {owner.sums.due + owner.sums.later > 0 && <HowToPay owner={owner} />}
            </Disclosure>
          ))}
        </div>
      )}
      <p className="border-t border-line px-4 py-3 text-sm">
        <TextLink to="/dashboard/payments?side=buying">All payments</TextLink>
      </p>
    </Card>
  )
}
