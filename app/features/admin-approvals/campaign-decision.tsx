import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ApprovalPage } from '../../../worker/approvals/approval-page.server.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { useLive } from '../live/use-live.ts'
import { useDecision } from './use-decision.ts'
import { NO_PROBLEMS, useReason } from './use-reason.ts'

/** The decisions on a campaign, whole or but for some of its items. The advertiser reads the reason. */
export function CampaignDecision({ approval }: { approval: ApprovalPage }) {
  const { id, version, campaign } = approval
  const { announcePresence } = useLive()
  const { decide, pending, refusal } = useDecision()
  const { reason, field, judge, forget } = useReason(id, refusal?.fields ?? NO_PROBLEMS)
  const [left, setLeft] = useState<readonly string[]>([])
  const waiting = campaign.lines.filter(({ status }) => status === 'held' || status === 'expired')
  const except = waiting.filter((line) => left.includes(line.id)).map((line) => line.id)
  const kept = waiting.length - except.length
  const asked = { kind: 'campaign' as const, id, version }

  useEffect(() => announcePresence(`approval:${id}`, true), [announcePresence, id])

  async function act(decision: 'approve' | 'reject' | 'defer') {
    if (decision !== 'defer' && !judge()) return
    if ((await decide(asked, decision, reason, except)) && decision !== 'defer') forget()
  }

  const isPending = (decision: string) => pending?.decision === decision
  return (
    <div className="mt-3 grid gap-4">
      {waiting.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">Items that are approved</legend>
          {waiting.map((line) => (
            <Checkbox
              key={line.id}
              isSelected={!left.includes(line.id)}
              onChange={(isKept) => setLeft(isKept ? left.filter((one) => one !== line.id) : [...left, line.id])}
            >
              <span className="wrap-anywhere">{line.snapshot.title}</span>
            </Checkbox>
          ))}
          <p className="text-xs text-ink-3">
            What is left out is withdrawn, and its days are free again. The advertiser can add another place.
          </p>
        </fieldset>
      )}
      <ReasonField {...field} isOptional description="The advertiser reads it." />
      {refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          isPending={isPending('approve')}
          isDisabled={pending !== null}
          whyNot={kept === 0 && 'Every item is left out. Keep one, or reject the campaign.'}
          onPress={() => act('approve')}
        >
          {except.length === 0 ? 'Approve' : `Approve ${plural(kept, ['item', 'items'])}, leave out ${except.length}`}
        </Button>
        <Button
          variant="danger"
          isPending={isPending('reject')}
          isDisabled={pending !== null}
          onPress={() => act('reject')}
        >
          Reject
        </Button>
        <Button
          variant="ghost"
          isPending={isPending('defer')}
          isDisabled={pending !== null}
          onPress={() => act('defer')}
        >
          Review Later
        </Button>
      </div>
      <p className="text-xs text-ink-3">Approving asks the owners of its items at once.</p>
    </div>
  )
}
