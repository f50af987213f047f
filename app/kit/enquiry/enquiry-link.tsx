import type { MouseEvent, ReactNode } from 'react'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import type { ButtonLook } from '../../ui/button-styles.ts'
import { LinkButton } from '../../ui/link.tsx'
import { seemsSignedIn } from '../session/local-session.ts'
import { type OpenEnquiry, openEnquiry } from './enquiry.store.ts'

interface EnquiryLinkProps extends OpenEnquiry, ButtonLook {
  className?: string
  /** The label by default. */
  children?: ReactNode
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A button of a listing that leads to our team: a dialog for those who are signed in, else a link to the sign-in page, which
 * comes back to the dialog. app/document/intent.js knows it by `data-enquire`.
 */
export function EnquiryLink({ intent, label, subject, next, children = label, ...look }: EnquiryLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || !seemsSignedIn()) return
    event.preventDefault()
    // Not every browser focuses a link that is clicked; the focus comes back here when the dialog is closed.
    event.currentTarget.focus()
    openEnquiry({ intent, label, subject, next })
  }
  return (
    <LinkButton {...look} to={signInPath(intent, next)} data-enquire="" onClick={open}>
      {children}
    </LinkButton>
  )
}
