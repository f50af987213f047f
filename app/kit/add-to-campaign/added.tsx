import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'

interface AddedProps {
  title: string
  campaign: { id: string; name: string; status: string }
  onClose: () => void
}

/** Confirmation with the campaign's next step, and a link to it. */
export function Added({ title, campaign, onClose }: AddedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isDraft = campaign.status === 'draft'
  return (
    <Dialog
      title="Added to Campaign"
      footer={
        <>
          <Button slot="close" variant="outline">
            Keep looking
          </Button>
          <LinkButton to={`/dashboard/campaigns/${campaign.id}`} onClick={onClose}>
            Open the campaign
          </LinkButton>
        </>
      }
    >
      <CircleCheck aria-hidden className="size-8 text-success-dot" strokeWidth={1.75} />
      <h3 ref={heading} tabIndex={-1} className="mt-3 text-xl outline-none wrap-anywhere">
        In {campaign.name}
      </h3>
      <p className="mt-2 text-ink-2 wrap-anywhere">
        {title}.{' '}
        {isDraft
          ? 'Nothing is held or charged yet. Its days are held when you send the campaign to our team.'
          : 'Nothing is held yet. Send its request on the page of the campaign.'}
      </p>
    </Dialog>
  )
}
