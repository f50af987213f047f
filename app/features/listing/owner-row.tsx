import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { ownerPath } from '../../../worker/catalogue/rules/paths.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { answerTimeText } from '../../../worker/organisations/rules/owners/answer-time.ts'
import { verifiedText } from '../../../worker/organisations/rules/owners/verification.ts'
import { EnquiryLink } from '../../kit/enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../../kit/enquiry/subject.ts'
import { useIdentity } from '../../site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TextLink } from '../../ui/link.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'

interface OwnerRowProps {
  owner: Listing['owner']
  subject: EnquirySubject
  /** Page to come back to after signing in. */
  path: string
  /** The label of the button: "Contact Publisher". */
  contact: string
}

/** Owner, date of the last check of its documents, and the contact button. */
export function OwnerRow({ owner, subject, path, contact }: OwnerRowProps) {
  const site = useIdentity()

  const { verification, answerTime } = owner
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-y border-line py-4">
      <Avatar name={owner.name} size="md" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-1.5 font-bold">
          <RouterLink
            to={ownerPath(owner.id)}
            className="min-w-0 rounded-xs wrap-anywhere underline-offset-2 hover:underline pointer-coarse:py-2"
          >
            {owner.name}
          </RouterLink>
          {owner.verified && <VerifiedMark />}
        </p>
        <p className="num text-sm text-ink-3">
          {verification ? (
            <TextLink to={ownerPath(owner.id)}>{verifiedText(verification, site.name)}</TextLink>
          ) : (
            'Not verified'
          )}{' '}
          · {plural(owner.listings, ['listing', 'listings'])}
          {answerTime && ` · ${answerTimeText(answerTime)}`}
        </p>
      </div>
      <EnquiryLink
        intent="contact"
        label={contact}
        subject={subject}
        next={path}
        variant="outline"
        size="sm"
        className="max-sm:w-full"
      />
    </div>
  )
}
