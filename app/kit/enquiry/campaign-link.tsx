import type { ButtonLook } from '../../ui/button-styles.ts'
import { EnquiryLink } from './enquiry-link.tsx'
import type { EnquirySubject } from './subject.ts'

interface CampaignLinkProps extends ButtonLook {
  subject: EnquirySubject
  /** Where signing in leads back to. */
  next: string
  /** Name of the listing that it adds, for screen readers: there are several on the page. */
  about: string
  className?: string
}

/** One of several Add to Campaign buttons on a page. */
export const CampaignLink = ({ about, ...props }: CampaignLinkProps) => (
  <EnquiryLink {...props} intent="campaign" label="Add to Campaign">
    Add to Campaign
    <span className="sr-only">, {about}</span>
  </EnquiryLink>
)
