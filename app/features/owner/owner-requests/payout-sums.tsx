import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { formatMoney, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { useIdentity } from '../../../site.ts'

/** Share as text, `10%`, with at most two decimals. */
const percentOf = (part: Paise, whole: Paise) => (whole === 0 ? '' : `, ${Math.round((10_000 * part) / whole) / 100}%`)

/** Billed amount, deductions and payout of the owner. */
export function PayoutSums({ sums: { media, setup, gst }, payout }: Pick<OwnerBooking, 'sums' | 'payout'>) {
  const site = useIdentity()

  const { fee, feeGst, tds, tcs, receives } = payout
  const taxable = media + setup
  const rows: [label: string, amount: Paise][] = [
    ['Media', media],
    [SETUP_LABEL, setup],
    [`GST${percentOf(gst, taxable)}`, gst],
    [`${site.name} fee${percentOf(fee, taxable)}`, -fee],
    [`GST on the fee${percentOf(feeGst, fee)}`, -feeGst],
    ['TDS', -tds],
    ['TCS', -tcs],
  ]
  return (
    <>
      <dl className="num grid gap-2 text-sm">
        {rows
          .filter(([label, amount]) => amount !== 0 || label === 'Media')
          .map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="min-w-0 text-ink-2">{label}</dt>
              <dd className="whitespace-nowrap">
                {amount < 0 && '−'}
                {formatMoney(Math.abs(amount))}
              </dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2.5 text-base font-bold">
          <dt>You receive</dt>
          <dd className="whitespace-nowrap">{formatMoney(receives)}</dd>
        </div>
      </dl>
      <p className="mt-1.5 text-xs text-ink-3">
        The advertiser pays you; you file the GST. We bill our fee to you once a month.
      </p>
    </>
  )
}
