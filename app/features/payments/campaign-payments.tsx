import { HandCoins } from 'lucide-react'
import type { Milestone } from '../../../worker/bookings/campaign-page.server.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import type { OwnerMoney } from '../../../worker/domain/papers/owner-money.ts'
import { exactMoney } from '../../../worker/domain/papers/parts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextLink } from '../../ui/link.tsx'
import { lateOf } from './days-late.ts'
import { HowToPay } from './how-to-pay.tsx'
import { OwnerPayments } from './owner-payments.tsx'
import { dueWords, milestoneName } from './words.ts'

interface CampaignPaymentsProps {
  campaign: { id: string; name: string; ref: string }
  milestones: readonly Milestone[]
  owners: readonly OwnerMoney[]
  today: CivilDate
}

/** What an advertiser pays when, what of it came, and by owner. */
export function CampaignPayments({ campaign, milestones, owners, today }: CampaignPaymentsProps) {
  const refunds = owners.filter(({ toRefund }) => toRefund > 0)
  let left = owners.reduce((sum, { received, payable }) => sum + Math.min(received, payable), 0)
  const rows = milestones.map((milestone) => {
    const received = Math.min(left, milestone.amount)
    left -= received
    return { ...milestone, received, late: lateOf(milestone.n, owners, today) }
  })
  return (
    <Card as="section" aria-labelledby="milestones">
      <h2 id="milestones" className="border-b border-line px-4 py-3.5 text-base">
        Payments
      </h2>
      {refunds.map(({ owner, name, toRefund }) => (
        <Banner key={owner} tone="warn" icon={HandCoins} className="mx-4 mt-4">
          <b className="num">{exactMoney(toRefund)}</b> to be refunded by {name}.
        </Banner>
      ))}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li
            key={row.n}
            className="num flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm"
          >
            <span className="min-w-0">
              <b className="block wrap-anywhere">{milestoneName(row)}</b>
              <span className="text-xs text-ink-3">
                {row.paidAt !== null || (row.amount > 0 && row.received >= row.amount)
                  ? 'received'
                  : dueWords(row.due, row.late.days, today)}
              </span>
            </span>
            <span className="text-right">
              <b className="block">{formatMoney(row.amount)}</b>
              {row.received > 0 && row.received < row.amount && (
                <span className="block text-xs text-ink-3">{formatMoney(row.received)} received</span>
              )}
              {row.late.amount > 0 && row.late.amount < row.amount - row.received && (
                <span className="block text-xs text-ink-3">{formatMoney(row.late.amount)} overdue</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {owners.length > 0 && (
        <div className="border-t border-line px-4 [&>:last-child]:border-b-0">
          {owners.map((owner) => (
            <Disclosure key={owner.owner} title={owner.name}>
              <OwnerPayments by={null} campaign={campaign} owner={owner} today={today} />
              {owner.open > 0 && <HowToPay owner={owner} />}
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
