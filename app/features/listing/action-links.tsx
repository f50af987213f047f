import { CalendarCheck, Download, type LucideIcon, Megaphone, MessageSquare } from 'lucide-react'
import { signInPath } from '../../../worker/domain/catalogue/paths.ts'
import { ACTIONS, type Action } from '../../../worker/domain/catalogue/registry/spec.ts'
import { LinkButton } from '../../ui/link.tsx'
import { mediaKitPath } from './actions.ts'

const ICONS: Record<(typeof ACTIONS)[Action]['intent'], LucideIcon> = {
  book: CalendarCheck,
  contact: MessageSquare,
  campaign: Megaphone,
  download: Download,
}

interface ActionLinksProps {
  actions: readonly Action[]
  listing: { category: string; id: string }
  /** The path to return to after signing in. */
  next: string
}

/** Further actions of a listing, labelled in the terms of its trade. */
export function ActionLinks({ actions, listing, next }: ActionLinksProps) {
  return actions.map((action) => {
    const { label, intent } = ACTIONS[action]
    const Icon = ICONS[intent]
    const target =
      intent === 'download'
        ? { to: mediaKitPath(listing), download: true, reloadDocument: true }
        : { to: signInPath(intent, next) }
    return (
      <LinkButton key={action} variant="outline" {...target}>
        <Icon aria-hidden />
        {label}
      </LinkButton>
    )
  })
}
