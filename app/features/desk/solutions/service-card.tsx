import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { ArrowLink } from '../../../ui/link.tsx'
import { TickList } from '../../../ui/tick-list.tsx'

interface ServiceCardProps {
  id: string
  icon: LucideIcon
  title: string
  text: string
  points: readonly string[]
  /** The drawing above the text. */
  variant: string
  link: { to: string; label: string; newTab?: boolean }
  /** Its price. */
  children: ReactNode
}

/** One digital service: description, price and link. */
export function ServiceCard({ id, icon: Icon, title, text, points, variant, link, children }: ServiceCardProps) {
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
        <p className="mt-2 text-ink-2">{text}</p>
        <TickList items={points} className="mt-4 gap-2.5! sm:grid-cols-1!" />
        <div className="mt-5 border-t border-line pt-4 text-sm">{children}</div>
        <ArrowLink to={link.to} newTab={link.newTab} className="mt-auto pt-3">
          {link.label}
        </ArrowLink>
      </div>
    </section>
  )
}
