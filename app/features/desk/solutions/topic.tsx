import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArrowLink } from '../../../ui/link.tsx'
import { TickList } from '../../../ui/tick-list.tsx'

interface TopicProps {
  /** Its URL fragment. */
  id: string
  icon: LucideIcon
  title: string
  text: string
  points: readonly string[]
  /** The link onwards. */
  link: { to: string; label: string; newTab?: boolean }
  /** Places the panel on the left in the two-column layout. */
  isFlipped?: boolean
  /** An example from the catalogue. */
  children: ReactNode
}

/** One topic of the page: a text, and an example from the catalogue next to it. */
export function Topic({ id, icon: Icon, title, text, points, link, isFlipped = false, children }: TopicProps) {
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
        <p className="mt-3 max-w-[52ch] text-ink-2">{text}</p>
        <TickList items={points} className="mt-5 text-base sm:grid-cols-1!" />
        <ArrowLink to={link.to} newTab={link.newTab} className="mt-3">
          {link.label}
        </ArrowLink>
      </div>
      <div className="min-w-0 rounded-2xl bg-surface-2 p-4 sm:p-8">{children}</div>
    </section>
  )
}
