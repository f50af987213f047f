import { useState } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { ClaimDetail } from '../../../../worker/organisations/rules/owners/claim.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { NO_VERIFICATION, VerificationFields } from './verification-fields.tsx'

/** Value of the option that creates an owner. */
const NEW = ''

/** Decisions on a claim, with its company and the verified documents. */
export function ClaimDecision({ detail: { claim, owner, similar } }: { detail: ClaimDetail }) {
  const [ownerId, setOwnerId] = useState(NEW)
  const [verification, setVerification] = useState(NO_VERIFICATION)
  /** True while the company has no Verified mark, which the decision can give. */
  const asksPapers = !owner?.verified
  return (
    <DecisionPanel
      decided={{ kind: 'owner', id: claim.id }}
      name={claim.company}
      reader="The claimant reads it."
      note="Approving gives the account this company at once. To take it back, remove the company on the page of the user."
      said={{
        claim: {
          ...(ownerId !== NEW && { ownerId }),
          ...(asksPapers && verification.papers.length > 0 && { verification }),
        },
      }}
    >
      {(problems) => (
        <>
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
              problems={problems}
              prefix="verification."
              description="With the papers named here the company gets the Verified mark; without any it does not."
            />
          )}
        </>
      )}
    </DecisionPanel>
  )
}
