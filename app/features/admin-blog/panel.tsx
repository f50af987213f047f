import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

/** A boxed part of the editor, under its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="border-b border-line px-4 py-3.5 text-sm font-bold">
        {title}
      </h2>
      <div className="grid gap-4 p-4">{children}</div>
    </Card>
  )
}
