import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ListingEnquirySent } from '../../../worker/planner/rules/enquiries/listing-enquiry.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { closeEnquiry } from './enquiry.store.ts'

interface EnquirySentProps extends ListingEnquirySent {
  /** Recipient of the confirmation. */
  email: string
}

/** Confirmation of an enquiry: its reference, and the next steps. */
export function EnquirySent({ reference, isMailed, email }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Dialog
      title="Enquiry sent"
      footer={
        <>
          <LinkButton to="/dashboard#enquiries" variant="outline" onClick={closeEnquiry}>
            Your enquiries
          </LinkButton>
          <Button slot="close">Done</Button>
        </>
      }
    >
      <CircleCheck aria-hidden className="size-8 text-success-dot" strokeWidth={1.75} />
      <h3 ref={heading} tabIndex={-1} className="num mt-3 text-xl outline-none">
        Thank you. Your reference is {reference}
      </h3>
      <p className="mt-2 text-ink-2 wrap-anywhere">
        {isMailed
          ? `We are sending a confirmation to ${email}.`
          : `We mail only a few confirmations a day to one address, so none goes to ${email} for this enquiry. It has arrived. Please keep the reference.`}{' '}
        Our desk answers by mail or phone. Nothing is booked.
      </p>
      <div className="mt-4">
        <CopyButton variant="outline" text={reference}>
          Copy reference
        </CopyButton>
      </div>
    </Dialog>
  )
}
