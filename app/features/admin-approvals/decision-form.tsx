import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ClaimDecision, type ClaimDetail } from '../../../worker/domain/owners/claim.ts'
import { parse } from '../../../worker/domain/parse.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { RequestError } from '../../api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'
import { useKeptText } from '../session/use-kept-text.ts'
import { decideClaim, deferClaim } from './claims.queries.ts'
import { PUT_OFF } from './use-decision.ts'
import { NO_VERIFICATION, VerificationFields } from './verification-fields.tsx'

type Act = 'approved' | 'declined' | 'deferred'
const DONE: Record<Act, string> = { approved: 'Claim approved', declined: 'Claim rejected', deferred: PUT_OFF }

const FIELDS = ['reason', 'verification.papers', 'verification.day', 'verification.note']

/** The value of the choice that makes a new owner. */
const NEW = ''

/** The decisions on a claim. The claimant reads the reason. */
export function DecisionForm({ detail: { claim, owner, similar } }: { detail: ClaimDetail }) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [reason, setReason] = useKeptText(`claim-${claim.id}`)
  const [ownerId, setOwnerId] = useState(NEW)
  const [verification, setVerification] = useState(NO_VERIFICATION)
  const [pending, setPending] = useState<Act | null>(null)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  /** Whether the company can get the mark with the decision: it has none yet. */
  const asksPapers = !owner?.verified

  function send(act: Act): Promise<unknown> {
    if (act === 'deferred') return deferClaim(claim.id)
    const choice = {
      ...(ownerId !== NEW && { ownerId }),
      ...(asksPapers && verification.papers.length > 0 && { verification }),
    }
    return decideClaim(claim.id, parse(ClaimDecision, { state: act, reason, ...(act === 'approved' && choice) }))
  }

  async function decide(act: Act) {
    setPending(act)
    setRefusal(NO_REFUSAL)
    try {
      await guard(() => send(act))
      if (act !== 'deferred') setReason('')
      toast({ tone: 'success', title: DONE[act] })
      await revalidate()
    } catch (error) {
      setRefusal(formRefusalOf(error, FIELDS))
      // Somebody else has decided: the page shows what it is now.
      if (error instanceof RequestError && 'current' in error.details) {
        toast({ tone: 'danger', title: 'Your decision was not saved', description: error.message })
        await revalidate()
      }
    } finally {
      setPending(null)
    }
  }

  return (
    <div className="mt-3 grid gap-4">
      {claim.ownerId === null && (
        <RadioCards
          label="Which company is it?"
          value={ownerId}
          onChange={setOwnerId}
          options={[
            {
              value: NEW,
              label: `A new one: ${claim.company}`,
              description: 'It is added, and has no listings yet.',
            },
            ...similar.map(({ id, name, city, listings, hasTeam }) => ({
              value: id,
              label: name,
              description: `${city}, ${plural(listings, ['listing', 'listings'])}${hasTeam ? ', has a team' : ''}`,
            })),
          ]}
        />
      )}
      {asksPapers && (
        <VerificationFields
          value={verification}
          onChange={setVerification}
          problems={refusal.fields}
          prefix="verification."
          description="With the papers named here the company gets the Verified mark; without any it does not."
        />
      )}
      <ReasonField
        fields={refusal.fields}
        value={reason}
        onChange={setReason}
        isOptional
        description="The claimant reads it."
      />
      {refusal.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button isPending={pending === 'approved'} isDisabled={pending !== null} onPress={() => decide('approved')}>
          Approve
        </Button>
        <Button
          variant="danger"
          isPending={pending === 'declined'}
          isDisabled={pending !== null}
          onPress={() => decide('declined')}
        >
          Reject
        </Button>
        <Button
          variant="ghost"
          isPending={pending === 'deferred'}
          isDisabled={pending !== null}
          onPress={() => decide('deferred')}
        >
          Review Later
        </Button>
      </div>
      <p className="text-xs text-ink-3">Approving gives the account this company at once.</p>
    </div>
  )
}
