import type { TableFact } from '../../kit/media-facts/merge-facts.ts'

/** Names on the left, values on the right, the source under its value: two columns on wide screens. */
export function FactTable({ facts }: { facts: readonly TableFact[] }) {
  return (
    <dl className="grid gap-x-12 border-t border-line text-sm sm:grid-cols-2">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="flex min-w-0 justify-between gap-6 border-b border-line py-2">
          <dt className="max-w-[50%] shrink-0 text-ink-3">{label}</dt>
          <dd className="num min-w-0 text-right font-semibold wrap-anywhere text-ink">
            {value}
            {note && <span className="block text-xs font-normal text-ink-3">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
