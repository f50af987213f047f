import { CalendarCheck, Download, type LucideIcon, MessageSquare } from 'lucide-react'
import { ACTIONS, type Action } from '../../../worker/catalogue/rules/registry/spec.ts'
import { EnquiryLink } from '../../kit/enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../../kit/enquiry/subject.ts'
import { LinkButton } from '../../ui/link.tsx'
import { mediaKitPath } from './actions.ts'

const ICONS: Record<(typeof ACTIONS)[Action]['intent'], LucideIcon> = {
  book: CalendarCheck,
  contact: MessageSquare,
  download: Download,
}

interface ActionLinksProps {
  actions: readonly Action[]
  listing: { category: string; id: string }
  subject: EnquirySubject
  /** The path to return to after signing in. */
  next: string
}

/** Further actions of a listing as quiet links, labelled in the terms of its trade. */
export function ActionLinks({ actions, listing, subject, next }: ActionLinksProps) {
  return actions.map((action) => {
    const { label, intent } = ACTIONS[action]
    const Icon = ICONS[intent]
    const content = (
      <>
        <Icon aria-hidden />
        {label}
      </>
    )
    return intent === 'download' ? (
      <LinkButton key={action} variant="ghost" to={mediaKitPath(listing)} download reloadDocument>
        {content}
      </LinkButton>
    ) : (
      <EnquiryLink key={action} intent={intent} label={label} subject={subject} next={next} variant="ghost">
        {content}
      </EnquiryLink>
    )
  })
}
