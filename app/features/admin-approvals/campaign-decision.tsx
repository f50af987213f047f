import { CircleAlert } from 'lucide-react'
import type { ApprovalPage } from '../../../worker/approvals/approval-page.server.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { useCampaignDecision } from './use-decision.ts'
import { NO_PROBLEMS, useReason } from './use-reason.ts'

/** The three decisions on a campaign. The advertiser reads the reason of a rejection. */
export function CampaignDecision({ approval }: { approval: ApprovalPage }) {
  const { decide, pending, refusal } = useCampaignDecision()
  const { reason, field, judge, forget } = useReason(approval.id, refusal?.fields ?? NO_PROBLEMS)

  async function reject() {
    if (judge() && (await decide(approval, 'reject', reason))) forget()
  }

  const isPending = (decision: string) => pending?.decision === decision
  return (
    <div className="mt-3 grid gap-4">
      <ReasonField {...field} description="The advertiser reads it. To reject, a reason is needed." />
      {refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          isPending={isPending('approve')}
          isDisabled={pending !== null}
          onPress={() => decide(approval, 'approve')}
        >
          Approve
        </Button>
        <Button variant="danger" isPending={isPending('reject')} isDisabled={pending !== null} onPress={reject}>
          Reject
        </Button>
        <Button
          variant="ghost"
          isPending={isPending('defer')}
          isDisabled={pending !== null}
          onPress={() => decide(approval, 'defer')}
        >
          Review Later
        </Button>
      </div>
      <p className="text-xs text-ink-3">
        Approving asks each owner at once. It takes the places again, also those that ran out while nobody else has
        them. Rejecting frees them, and the campaign is a draft once its advertiser revises it.
      </p>
    </div>
  )
}
