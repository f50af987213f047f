import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardLink } from './card.tsx'

/** One thing to do, or done. */
export interface CheckItem {
  id: string
  title: string
  /** Use of the step, or its missing part; not shown once the step is done. */
  text: string
  isDone: boolean
  /** Address of the page where the step is done: the whole row is a link. */
  to?: string
  /** Control that does the step here. */
  act?: ReactNode
}

interface ChecklistProps {
  id: string
  title: string
  items: readonly CheckItem[]
  className?: string
}

/** List of steps, done and left, with their count. */
export function Checklist({ id, title, items, className }: ChecklistProps) {
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby={id} className={`p-5 ${className ?? ''}`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <span className="num text-xs text-ink-3">
          {done} of {items.length}
        </span>
      </div>
      <ul className="mt-2 -mb-2">
        {items.map((item) => (
          <Row key={item.id} {...item} />
        ))}
      </ul>
    </Card>
  )
}

const Row = ({ title, text, isDone, to, act }: CheckItem) => (
  <li className="relative flex items-start gap-3 border-t border-line py-3 first:border-t-0">
    {isDone ? (
      <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-success-dot" strokeWidth={2} />
    ) : (
      <Circle aria-hidden className="mt-px size-5 shrink-0 text-line-field" strokeWidth={2} />
    )}
    <div className="min-w-0 flex-1 text-sm">
      {isDone ? (
        <p className="text-ink-3">
          {title}
          <span className="sr-only">, done</span>
        </p>
      ) : (
        <>
          {to === undefined ? (
            <p className="font-semibold">{title}</p>
          ) : (
            <CardLink to={to} className="font-semibold">
              {title}
            </CardLink>
          )}
          <p className="wrap-anywhere text-ink-3">{text}</p>
          {act && <div className="mt-2">{act}</div>}
        </>
      )}
    </div>
    {!isDone && to !== undefined && <ChevronRight aria-hidden className="mt-px size-5 shrink-0 text-ink-3" />}
  </li>
)
