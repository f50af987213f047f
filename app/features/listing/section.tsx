import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** Number of items below. */
  count?: number
  /** Note or control next to the title. */
  aside?: ReactNode
  children: ReactNode
}

/** Titled section of a detail page. */
export function Section({ title, count, aside, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">
          {title} {count !== undefined && <span className="num ml-1 font-medium text-ink-3">{count}</span>}
        </h2>
        {aside}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}
