import { formatMoney, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { EARNING_RANGES } from '../../../../worker/money/rules/earnings/range.ts'
import type { EarningsReport } from '../../../../worker/money/rules/earnings/report.ts'
import { useIdentity } from '../../../site.ts'
import { Card } from '../../../ui/card.tsx'

/** Payout to the owner: the value less our fee and TDS. */
export function PayoutCard({ report: { range, total, gst, feeBp, payout } }: { report: EarningsReport }) {
  const site = useIdentity()

  const rows: [label: string, amount: Paise][] = [
    ['Media and mounting', total.value],
    ['GST, yours to file', gst],
    [`${site.name} fee, ${feeBp / 100}%`, -payout.fee],
    ['GST on the fee', -payout.feeGst],
    ['TDS withheld so far', -payout.tds],
  ]
  return (
    <Card as="section" aria-labelledby="payout" className="p-5">
      <h2 id="payout" className="text-base">
        {EARNING_RANGES[range]}, your payout
      </h2>
      <dl className="num mt-4 grid gap-2.5 text-sm">
        {rows.map(([label, amount], at) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="min-w-0 text-ink-2">{label}</dt>
            <dd className="whitespace-nowrap">
              {at > 0 && amount !== 0 && (amount < 0 ? '−' : '+')}
              {formatMoney(Math.abs(amount))}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-base font-bold">
          <dt>You receive</dt>
          <dd className="whitespace-nowrap">{formatMoney(payout.receives)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-3">After all bookings are paid, at today’s fee. Later TDS is deducted too.</p>
    </Card>
  )
}
