import type { ButtonLook } from '../../ui/button-styles.ts'
import { EnquiryLink } from './enquiry-link.tsx'
import type { EnquirySubject } from './subject.ts'

interface CampaignLinkProps extends ButtonLook {
  subject: EnquirySubject
  /** Path to return to after signing in. */
  next: string
  /** Name of the listing, for screen readers: the page has several such buttons. */
  about: string
  className?: string
}

/** Add to Campaign button, one of several on a page. */
export const CampaignLink = ({ about, ...props }: CampaignLinkProps) => (
  <EnquiryLink {...props} intent="campaign" label="Add to Campaign">
    Add to Campaign
    <span className="sr-only">, {about}</span>
  </EnquiryLink>
)
