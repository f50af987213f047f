import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'

interface EnquiryDoneProps {
  reference: string
  /** Recipient of the confirmation. */
  email: string
  onAgain: () => void
}

/** Confirmation of an enquiry: its reference and the next steps. */
export function EnquiryDone({ reference, email, onAgain }: EnquiryDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="enquiry-done" className="rounded-lg border border-line bg-surface p-5">
      <CircleCheck aria-hidden className="size-8 text-success-dot" strokeWidth={1.75} />
      <h3 ref={heading} id="enquiry-done" tabIndex={-1} data-done className="num mt-3 text-xl outline-none">
        Thank you. Your reference is {reference}
      </h3>
      <ol className="mt-3 grid list-decimal gap-1 pl-5 text-sm text-ink-2">
        <li className="wrap-anywhere">A confirmation goes to {email}.</li>
        <li>Within {TEAM_ANSWER} a planner checks rates and dates with the owners.</li>
        <li>You get the confirmed plan to approve. Nothing is booked before that.</li>
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton variant="outline" text={reference}>
          Copy reference
        </CopyButton>
        <Button variant="ghost" onPress={onAgain}>
          Send another enquiry
        </Button>
      </div>
    </section>
  )
}
