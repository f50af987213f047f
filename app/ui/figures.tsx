import type { Fact } from './facts.ts'
import { variants } from './variants.ts'

const figuresStyles = variants({ base: 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4' })

/** A grid of bold values under captions. */
export function Figures({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={figuresStyles({ className })}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="num mt-0.5 text-base font-bold wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
