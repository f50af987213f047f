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
  const asksDocuments = !owner?.verified
  return (
    <DecisionPanel
      decided={{ kind: 'owner', id: claim.id }}
      name={claim.company}
      reader="Shown to the claimant."
      note="Approval gives the account this company immediately. To undo it, remove the company on the user’s page."
      said={{
        claim: {
          ...(ownerId !== NEW && { ownerId }),
          ...(asksDocuments && verification.documents.length > 0 && { verification }),
        },
      }}
    >
      {(problems) => (
        <>
          {claim.ownerId === null && (
            <RadioCards
              label="Company"
              value={ownerId}
              onChange={setOwnerId}
              options={[
                {
                  value: NEW,
                  label: `New company: ${claim.company}`,
                  description: 'It is added without listings.',
                },
                ...similar.map(({ id, name, city, listings, hasTeam }) => ({
                  value: id,
                  label: name,
                  description: `${city}, ${plural(listings, ['listing', 'listings'])}${hasTeam ? ', has a team' : ''}`,
                })),
              ]}
            />
          )}
          {asksDocuments && (
            <VerificationFields
              value={verification}
              onChange={setVerification}
              problems={problems}
              prefix="verification."
              description="The company gets the Verified mark if you name the documents that were checked."
            />
          )}
        </>
      )}
    </DecisionPanel>
  )
}
