import { Hourglass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link.tsx'

interface UpcomingPartProps {
  title: string
  /** What the page will offer, and what can be done until then. */
  children: ReactNode
  /** The desk that does it by hand today; omitted where the page names it already. */
  chat?: { label: string; to: string } | undefined
}

/** A part of the page that is not built yet. */
export function UpcomingPart({ title, children, chat }: UpcomingPartProps) {
  return (
    <Card as="section" className="p-5">
      <h2 className="flex items-center gap-2.5 text-base">
        <Hourglass aria-hidden className="size-5 shrink-0 text-accent-deep" strokeWidth={1.75} />
        {title}
      </h2>
      <div className="mt-2 max-w-[64ch] text-sm text-ink-2">{children}</div>
      {chat && (
        <LinkButton to={chat.to} newTab variant="outline" size="sm" className="mt-4">
          <MessageCircle aria-hidden />
          {chat.label}
        </LinkButton>
      )}
    </Card>
  )
}
