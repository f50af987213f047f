import { Building2 } from 'lucide-react'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import type { OwnClaim } from '../../../worker/organisations/rules/owners/claim.ts'
import { OwnerClaims } from '../../features/owner/owner-claims/owner-claims.tsx'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'

interface NotMemberProps {
  user: CurrentUser
  claims: OwnClaim[]
  /** Use of the page for members of a company. */
  text: string
  /** Title for accounts that do not sell. */
  others: string
}

/**
 * Replaces an owner's page for users without a company: the way to one, or, for accounts that do not sell, a note that
 * the page is for sellers.
 */
export function NotMember({ user, claims, text, others }: NotMemberProps) {
  return user.role === 'mediaOwner' ? (
    <>
      <p className="mb-6 max-w-[64ch] text-sm text-ink-2">{text} You do not belong to a company yet.</p>
      <OwnerClaims user={user} claims={claims} isMember={false} resend={<ResendButton look="button" />} />
    </>
  ) : (
    <EmptyState
      icon={Building2}
      title={others}
      actions={
        <LinkButton to="/dashboard" variant="outline" size="sm">
          To your overview
        </LinkButton>
      }
    >
      Your account does not belong to a company that sells media.
    </EmptyState>
  )
}
