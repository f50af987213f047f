import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

interface AdminPanelProps {
  title: string
  /** The target of a link: the panel takes the focus. */
  id?: string
  /** At the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A boxed part of a page, under its own heading. */
export function AdminPanel({ title, id, action, children }: AdminPanelProps) {
  const heading = useId()
  return (
    <Card
      as="section"
      id={id}
      {...(id !== undefined && { tabIndex: -1 })}
      aria-labelledby={heading}
      className="scroll-mt-18 outline-none"
    >
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 id={heading} className="min-w-0 truncate text-sm font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  )
}
