import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { Spend } from './plan-money.ts'

const PARTS = [
  { part: 'media', name: 'Media', colour: 'bg-chart-1' },
  { part: 'printing', name: 'Printing', colour: 'bg-chart-2' },
  { part: 'gst', name: 'GST', colour: 'bg-chart-5' },
] as const

/** Parts of a cost with their amounts, without empty ones. */
export const spendParts = (spend: Spend): { name: string; colour: string; amount: Paise }[] =>
  PARTS.map(({ part, name, colour }) => ({ name, colour, amount: spend[part] })).filter(({ amount }) => amount > 0)

/** Media, printing and GST as one bar compared with the budget. The figures next to it have the same values. */
export function SpendBar({ spend, className = '' }: { spend: Spend; className?: string }) {
  const rest = spend.basis === null ? Math.max(spend.left, 0) : 0
  return (
    <div aria-hidden className={`flex h-2 gap-0.5 overflow-hidden rounded-full bg-surface-3 ${className}`}>
      {spendParts(spend).map(({ name, colour, amount }) => (
        <span key={name} className={`min-w-1 ${colour}`} style={{ flexGrow: amount, flexBasis: 0 }} />
      ))}
      {rest > 0 && <span style={{ flexGrow: rest, flexBasis: 0 }} />}
    </div>
  )
}
