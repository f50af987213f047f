import { formatMoney } from '../../../worker/domain/money.ts'
import type { orderLines } from './order.ts'

/** The estimate, line by line. Only the total is announced when it changes. */
export function Sums({ lines, total }: ReturnType<typeof orderLines>) {
  return (
    <dl className="num mt-5 space-y-2 text-sm">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="whitespace-nowrap">{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-base font-bold">
        <dt>Total</dt>
        <dd aria-live="polite" className="whitespace-nowrap">
          {formatMoney(total)}
        </dd>
      </div>
    </dl>
  )
}
