import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { addSums } from '../../../../worker/money/rules/documents/campaign-sums.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { MoneyList } from '../../../kit/money-display/money-sums.tsx'
import { OwnerPayments } from './owner-payments.tsx'

interface StaffPaymentsProps {
  campaign: { id: string; name: string; ref: string }
  owners: readonly OwnerMoney[]
  today: CivilDate
}

/** Amounts due to each owner of a campaign, with the buttons of staff. */
export const StaffPayments = ({ campaign, owners, today }: StaffPaymentsProps) => (
  <section aria-label="Payments" className="mt-5">
    <h3 className="mb-2 text-sm font-bold">Payments</h3>
    {owners.length === 0 ? (
      <p className="text-sm text-ink-2">Nothing is ordered, so there is nothing to pay.</p>
    ) : (
      <ul className="grid gap-5">
        {owners.length > 1 && (
          <li>
            <MoneyList sums={addSums(owners.map(({ sums }) => sums))} today={today} />
          </li>
        )}
        {owners.map((owner) => (
          <li key={owner.owner} className="grid gap-2">
            <h4 className="text-sm font-semibold wrap-anywhere">{owner.name}</h4>
            <OwnerPayments by="staff" campaign={campaign} owner={owner} today={today} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
