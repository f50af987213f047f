import { Hourglass, RotateCcw, XCircle } from 'lucide-react'
import { useState } from 'react'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { CLAIM_ROLES, type OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { Written } from '../../../ui/written.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { withdrawClaim } from './owner-claims.queries.ts'

/** Pending claim: the company, the date, and the next step. */
export function WaitingClaim({ claim, email }: { claim: OwnClaim; email: string }) {
  const { id, company, city, ownerId, sells, role, workEmail, phone, website, statement, createdAt } = claim
  const [isAsking, setAsking] = useState(false)
  const { run } = useMutation(() => withdrawClaim(id), {
    done: 'Claim withdrawn',
    failed: 'The claim was not withdrawn',
  })

  return (
    <Card as="section" aria-labelledby={`claim-${id}`} className="p-5">
      <ClaimSteps at={1} />
      <div className="mt-5 flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-select text-link">
          <Hourglass aria-hidden className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h3 id={`claim-${id}`} className="text-base wrap-anywhere">
            We are checking your claim to {company}
          </h3>
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            Sent <Instant at={createdAt} />. Our team reviews it and decides, usually within {TEAM_ANSWER}. We write to{' '}
            {email}.
          </p>
        </div>
      </div>
      <div className="mt-5">
        <SpecList
          facts={[
            { label: 'Company', value: `${company}, ${city}` },
            ...(ownerId === null ? [{ label: 'Sells', value: sells }] : []),
            { label: 'Your role', value: CLAIM_ROLES[role] },
            { label: 'Work email', value: workEmail },
            { label: 'Phone', value: phone },
            ...(website ? [{ label: 'Website', value: website.replace(/^https?:\/\//, '') }] : []),
          ]}
        />
        {statement && <Written className="mt-3 text-sm text-ink-2">{statement}</Written>}
      </div>
      <Button variant="outline" size="sm" className="mt-4" onPress={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        title="Withdraw this claim?"
        confirm="Withdraw claim"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await run()
        }}
      >
        Our team no longer sees it. You can claim the company again later.
      </ConfirmDialog>
    </Card>
  )
}

/** Declined claim: the reason, and a button to claim again. */
export function DeclinedClaim({ claim, onAgain }: { claim: OwnClaim; onAgain: () => void }) {
  const { id, company, decidedAt, reason } = claim
  return (
    <Card as="section" aria-labelledby={`claim-${id}`} className="p-5">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-danger-soft text-danger-ink">
          <XCircle aria-hidden className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h3 id={`claim-${id}`} className="text-base wrap-anywhere">
            We could not approve your claim to {company}
          </h3>
          {decidedAt && (
            <p className="mt-1 text-sm text-ink-3">
              Decided <Instant at={decidedAt} />
            </p>
          )}
          <Written className="mt-2 text-sm">{reason}</Written>
        </div>
      </div>
      <Button variant="outline" size="sm" className="mt-4" onPress={onAgain}>
        <RotateCcw aria-hidden />
        Claim again
      </Button>
    </Card>
  )
}
