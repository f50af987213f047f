import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { partsOf, type Section } from '../../../content/page.ts'
import { ArrowLink } from '../../../ui/link.tsx'
import { TickList } from '../../../ui/tick-list.tsx'

interface TopicProps {
  section: Section
  icon: LucideIcon
  /** Link to an example, which replaces the link of the text. */
  link?: { to: string; label: string } | null | undefined
  /** Places the panel on the left in the two-column layout. */
  isFlipped?: boolean
  /** An example from the catalogue. */
  children: ReactNode
}

/** One topic of the page: a text, and an example from the catalogue next to it. */
export function Topic({ section: { id, title, body }, icon: Icon, link, isFlipped = false, children }: TopicProps) {
  const { texts, points, links } = partsOf(body)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page grid scroll-mt-16 grid-cols-[minmax(0,1fr)] items-center gap-8 py-10 lg:grid-cols-2 lg:gap-20 lg:py-14"
    >
      <div className={isFlipped ? 'lg:order-2' : undefined}>
        <span className="grid size-12 place-items-center rounded-lg bg-accent-soft text-accent-deep">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <h2 id={`${id}-title`} className="mt-5 text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-[52ch] text-ink-2">{texts}</p>
        <TickList items={points} className="mt-5 text-base sm:grid-cols-1!" />
        {(link ? [link] : links).map(({ to, label }) => (
          <ArrowLink key={to} to={to} className="mt-3">
            {label}
          </ArrowLink>
        ))}
      </div>
      <div className="min-w-0 rounded-2xl bg-surface-2 p-4 sm:p-8">{children}</div>
    </section>
  )
}
