import { formatMoney, type Paise } from '../../../worker/kernel/rules/money.ts'

interface SumLinesProps {
  lines: readonly { label: string; amount: Paise }[]
  total: Paise
  /** True when the order cannot be placed, so that it has no price. */
  isUnknown?: boolean
  className: string
}

/** An estimate, line by line. Only the total is announced when it changes. */
export function SumLines({ lines, total, isUnknown = false, className }: SumLinesProps) {
  const text = (amount: Paise) => (isUnknown ? '—' : formatMoney(amount))
  return (
    <dl className={`num space-y-2 ${className}`}>
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="whitespace-nowrap">{text(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-base font-bold">
        <dt>Total</dt>
        <dd aria-live="polite" className="whitespace-nowrap">
          {text(total)}
        </dd>
      </div>
    </dl>
  )
}
