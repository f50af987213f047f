import { formatMoney, type Paise } from '../../../worker/kernel/rules/money.ts'
import type { orderLines } from './order.ts'

type SumsProps = ReturnType<typeof orderLines> & {
  /** The order cannot be bought: there is no sum of it. */
  isUnknown: boolean
}

/** The estimate, line by line. Only the total is announced when it changes. */
export function Sums({ lines, total, isUnknown }: SumsProps) {
  const sum = (amount: Paise) => (isUnknown ? '—' : formatMoney(amount))
  return (
    <dl className="num mt-5 space-y-2 text-sm">
      {lines.map(({ label, amount }, at) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2 wrap-anywhere">{isUnknown && at === 0 ? 'Media' : label}</dt>
          <dd className="whitespace-nowrap">{sum(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-base font-bold">
        <dt>Total</dt>
        <dd aria-live="polite" className="whitespace-nowrap">
          {sum(total)}
        </dd>
      </div>
    </dl>
  )
}
