import { Building2, MailWarning, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { MAX_OPEN_CLAIMS, type OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DeclinedClaim, WaitingClaim } from './claim-cards.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { declinedForGood } from './shown-claims.ts'

interface OwnerClaimsProps {
  user: CurrentUser
  /** The newest first. */
  claims: readonly OwnClaim[]
  /** True when the user belongs to a company. */
  isMember: boolean
  /** Button that mails the confirmation link again. */
  resend: ReactNode
}

/** Claims of the user: the form, pending claims, and decisions. */
export function OwnerClaims({ user, claims, isMember, resend }: OwnerClaimsProps) {
  const waiting = claims.filter(({ state }) => state === 'requested')
  const declined = isMember ? [] : declinedForGood(claims)
  /** State of the form: closed, new, or with a declined claim. */
  const [asked, setAsked] = useState<OwnClaim | 'new' | null>(null)
  const isFirst = !isMember && waiting.length === 0 && declined.length === 0
  const taken = new Set(claims.flatMap(({ ownerId, state }) => (ownerId && state !== 'declined' ? [ownerId] : [])))
  const again = asked === 'new' || asked === null ? undefined : asked

  if (!user.emailVerified) {
    return (
      <Card as="section" aria-labelledby="claim" className="p-5">
        <h2 id="claim" className="flex items-center gap-2.5 text-xl">
          <MailWarning aria-hidden className="size-5 shrink-0 text-warn-ink" strokeWidth={1.75} />
          Claim your company
        </h2>
        <p className="mt-2 max-w-[64ch] text-sm wrap-anywhere text-ink-2">
          First confirm that {user.email} is yours: open the link that we mailed to you. Only a confirmed address can
          claim a company.
        </p>
        <div className="mt-4">{resend}</div>
      </Card>
    )
  }
  return (
    <section aria-labelledby="claim">
      <h2 id="claim" className="flex items-center gap-2.5 text-xl">
        <Building2 aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
        {isMember ? 'Other companies' : 'Claim your company'}
      </h2>
      {isFirst && (
        <p className="mt-1 max-w-[64ch] text-sm text-ink-2">
          Your listings may already be here. Find your company and state your role; our team checks it by hand.
        </p>
      )}
      <div className="mt-4 grid gap-5">
        {waiting.map((claim) => (
          <WaitingClaim key={claim.id} claim={claim} email={user.email} />
        ))}
        {declined
          .filter(({ id }) => id !== again?.id)
          .map((claim) => (
            <DeclinedClaim key={claim.id} claim={claim} onAgain={() => setAsked(claim)} />
          ))}
        {isFirst || asked ? (
          <Card className="p-5">
            <div className="mb-5">
              <ClaimSteps at={0} />
            </div>
            <ClaimForm
              key={again?.id ?? 'new'}
              user={user}
              again={again}
              taken={taken}
              onSent={() => setAsked(null)}
              onCancel={isFirst ? undefined : () => setAsked(null)}
            />
          </Card>
        ) : (
          waiting.length < MAX_OPEN_CLAIMS && (
            <div>
              <Button variant="outline" onPress={() => setAsked('new')}>
                <Plus aria-hidden />
                Claim another company
              </Button>
            </div>
          )
        )}
      </div>
    </section>
  )
}
