import { ReceiptText } from 'lucide-react'
import { NEEDED_BEFORE, type Side } from '../../../../worker/organisations/rules/billing/party.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link.tsx'

interface BillingNeededProps {
  side: Side
  missing: readonly string[]
  /** Id of the owner; undefined for the account itself. */
  owner?: string
  /** Path to return to from the page of the billing details. */
  from: string
  /** True when the user may enter the details. */
  mayEnter?: boolean
}

/** Notice with the missing billing details and a link to enter them; nothing when they are complete. */
export function BillingNeeded({ side, missing, owner, from, mayEnter = true }: BillingNeededProps) {
  if (missing.length === 0) return null
  const search = new URLSearchParams({ ...(owner !== undefined && { owner }), next: from })
  return (
    <Banner
      tone="warn"
      icon={ReceiptText}
      role="status"
      className="mt-4"
      action={
        mayEnter && (
          <LinkButton to={`/dashboard/billing?${search}`} variant="outline" size="sm">
            Enter billing details
          </LinkButton>
        )
      }
    >
      <b>{NEEDED_BEFORE[side]}:</b> {missing.join(', ')}.
      {!mayEnter && ' Ask a manager of your team to enter the billing details of the company.'}
    </Banner>
  )
}
