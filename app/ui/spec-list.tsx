import type { Fact } from './facts.ts'

interface SpecListProps {
  facts: readonly Fact[]
  /** 1 for a narrow box. */
  columns?: 1 | 2
}

/** Names on the left, values on the right, a hairline under each; two columns on wide screens. */
export function SpecList({ facts, columns = 2 }: SpecListProps) {
  return (
    <dl className={`grid gap-x-12 border-t border-line text-sm ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 justify-between gap-6 border-b border-line py-3">
          <dt className="shrink-0 text-ink-3">{label}</dt>
          <dd className="num min-w-0 text-right font-semibold wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
