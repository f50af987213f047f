import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

interface PanelProps {
  title: string
  /** The target of a link in the page: the panel takes the focus. */
  id?: string
  /** Small text at the end of the heading's line, such as a noun and a count. */
  note?: string | undefined
  /** Controls at the end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** Boxed part of a page with a heading and, given an id, an anchor. */
export function Panel({ title, id, note, actions, children }: PanelProps) {
  const heading = useId()
  return (
    <Card
      as="section"
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-labelledby={heading}
      className="scroll-mt-18 outline-none"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1">
        <h2 id={heading} className="min-w-0 truncate text-sm font-bold">
          {title}
        </h2>
        {note !== undefined && <span className="num text-xs text-ink-3">{note}</span>}
        {actions}
      </div>
      {children}
    </Card>
  )
}
