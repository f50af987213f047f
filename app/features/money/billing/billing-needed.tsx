import { ReceiptText } from 'lucide-react'
import { NEEDED_BEFORE, type Side } from '../../../../worker/organisations/rules/billing/party.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link.tsx'

interface BillingNeededProps {
  side: Side
  missing: readonly string[]
  /** The owner, where the details are of one. */
  owner?: string
  /** Where the page of the details leads back to. */
  from: string
  /** Whether the user may enter them. */
  mayEnter?: boolean
}

/** Missing billing details, with the way to enter them and back; nothing where they are complete. */
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
      {!mayEnter && ' Ask who manages your team to enter the billing details of the company.'}
    </Banner>
  )
}
