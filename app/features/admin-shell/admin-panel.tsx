import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

/** A boxed part of a page, under its own heading. */
export function AdminPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="flex h-12 items-center border-b border-line px-4 text-sm font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
