import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { partsOf, type Section } from '../../../content/page.ts'
import { ArrowLink } from '../../../ui/link.tsx'
import { TickList } from '../../../ui/tick-list.tsx'

interface ServiceCardProps {
  section: Section
  icon: LucideIcon
  /** The drawing above the text. */
  variant: string
  /** Price of the service. */
  children: ReactNode
}

/** One digital service: description, price and link. */
export function ServiceCard({ section: { id, title, body }, icon: Icon, variant, children }: ServiceCardProps) {
  const { texts, points, links } = partsOf(body)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 scroll-mt-20 flex-col overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <img
        src={sceneUrl({ category: 'digital', id, variant }, 'wide')}
        alt=""
        {...FRAME_SIZE.wide}
        loading="lazy"
        decoding="async"
        className="aspect-video w-full bg-surface-3 object-cover"
      />
      <div className="flex flex-1 flex-col p-6">
        <h2 id={`${id}-title`} className="flex items-center gap-2.5 text-xl">
          <Icon aria-hidden className="size-6 shrink-0 text-accent-deep" strokeWidth={1.75} />
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{texts}</p>
        <TickList items={points} className="mt-4 gap-2.5! sm:grid-cols-1!" />
        <div className="mt-5 border-t border-line pt-4 text-sm">{children}</div>
        {links.map(({ to, label, newTab }) => (
          <ArrowLink key={to} to={to} newTab={newTab} className="mt-auto pt-3">
            {label}
          </ArrowLink>
        ))}
      </div>
    </section>
  )
}
