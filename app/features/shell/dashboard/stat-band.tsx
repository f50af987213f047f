import type { ReactNode } from 'react'

export interface Stat {
  label: string
  /** Undefined shows a skeleton. */
  value: ReactNode
  note: string
}

/** A few figures in one box, with hairlines between: four in a row, or three where that leaves no gap. */
export function StatBand({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-px max-[21rem]:grid-cols-1 overflow-hidden rounded-lg border border-line bg-line ${stats.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {stats.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 bg-surface p-4 lg:p-5">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="num mt-1 text-xl font-bold wrap-anywhere sm:text-2xl">{value}</dd>
          <dd className="mt-0.5 text-xs text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
