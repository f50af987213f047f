import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface FactsFrameProps {
  title: string
  /** Explanation of the figures, next to the title. */
  note?: string
  children: ReactNode
}

/** Panel with the title inside its box, for charts and strips across the page. */
export function FactsCard({ title, note, children }: FactsFrameProps) {
  return (
    <Card as="section" className="p-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-bold">{title}</h2>
        {note && <p className="text-xs text-ink-3">{note}</p>}
      </div>
      {children}
    </Card>
  )
}

/** Panel with the title above it, as other sections of a detail page. */
export function FactsSection({ title, note, children }: FactsFrameProps) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {note && <p className="mt-1 text-sm text-ink-3">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
