import type { ReactNode } from 'react'

interface PanelProps {
  title: ReactNode
  /** An amount next to the title. */
  aside?: ReactNode
  /** Source of the figures. */
  note: string
  children: ReactNode
}

/** A card with an example from the catalogue and the source of its figures. */
export function ExamplePanel({ title, aside, note, children }: PanelProps) {
  return (
    <div className="rounded-xl bg-surface p-5 shadow-card">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-base font-bold wrap-anywhere">{title}</h3>
        {aside && <p className="num shrink-0 text-lg font-bold">{aside}</p>}
      </div>
      <div className="mt-3">{children}</div>
      <p className="mt-4 text-xs text-ink-3">{note}</p>
    </div>
  )
}

/** Shown when the catalogue has no example today. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-xl bg-surface p-5 text-sm text-ink-2 shadow-card">{children}</p>
)
