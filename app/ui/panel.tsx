import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

interface PanelProps {
  title: string
  /** At the end of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A boxed part of a page, under its own heading. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1">
        <h2 id={id} className="text-sm font-bold">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  )
}
