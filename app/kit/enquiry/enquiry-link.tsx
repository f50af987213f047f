import type { MouseEvent, ReactNode } from 'react'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import type { ButtonLook } from '../../ui/button-styles.ts'
import { LinkButton } from '../../ui/link.tsx'
import { seemsSignedIn } from '../session/local-session.ts'
import { type OpenEnquiry, openEnquiry } from './enquiry.store.ts'

interface EnquiryLinkProps extends OpenEnquiry, ButtonLook {
  className?: string
  /** Content; by default the label. */
  children?: ReactNode
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * Button of a listing that writes to our team: a dialog for signed-in users, else a link to the sign-in page, which
 * returns to the dialog. app/document/intent.js finds it by `data-enquire`.
 */
export function EnquiryLink({ intent, label, subject, next, children = label, ...look }: EnquiryLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || !seemsSignedIn()) return
    event.preventDefault()
    // Not every browser focuses a clicked link; the focus returns here when the dialog is closed.
    event.currentTarget.focus()
    openEnquiry({ intent, label, subject, next })
  }
  return (
    <LinkButton {...look} to={signInPath(intent, next)} data-enquire="" onClick={open}>
      {children}
    </LinkButton>
  )
}
