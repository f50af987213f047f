import { FolderCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { WaitingCampaign } from '../../../worker/approvals/approval-page.server.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusCard, focusedCard, useListKeys } from '../../ui/use-list-keys.ts'
import { CampaignCard } from './campaign-card.tsx'
import { type Decision, useCampaignDecision } from './use-decision.ts'

interface CampaignListProps {
  approvals: readonly WaitingCampaign[]
  today: CivilDate
}

/** Campaigns that wait for staff, the oldest first; what was put off is at the end. */
export function CampaignList({ approvals, today }: CampaignListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { decide, pending, refusal } = useCampaignDecision()
  const [rejecting, setRejecting] = useState<string | null>(null)
  /** Where the focus goes when a decided card has left the list. */
  const [nextAt, setNextAt] = useState(-1)
  const byId = new Map(approvals.map((waiting) => [waiting.id, waiting]))

  async function act(waiting: WaitingCampaign, decision: Decision, reason?: string): Promise<boolean> {
    const at = focusedCard(list.current)
    const isDone = await decide(waiting, decision, reason)
    if (!isDone) return false
    // Meanwhile the form of another card may be open.
    if (decision === 'reject') setRejecting(null)
    setNextAt(at)
    return true
  }

  useListKeys(list, ['a', 'r'], (key, id) => {
    const waiting = byId.get(id)
    if (!waiting) return
    if (key === 'r') setRejecting(id)
    // Not while its form to reject is open.
    else if (rejecting !== id) void act(waiting, 'approve')
  })

  useEffect(() => {
    if (nextAt < 0) return
    if (focusedCard(list.current) === -1) focusCard(list.current, nextAt)
    setNextAt(-1)
  }, [nextAt])

  return (
    <section aria-labelledby="campaigns">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="campaigns" className="text-base">
          Campaigns
        </h2>
        <p role="status" className="num text-xs text-ink-3">
          {plural(approvals.length, ['campaign waits', 'campaigns wait'])}
        </p>
      </div>
      {approvals.length > 0 ? (
        <ul ref={list} aria-labelledby="campaigns" className="grid gap-3">
          {approvals.map((waiting) => (
            <CampaignCard
              key={waiting.id}
              waiting={waiting}
              today={today}
              pending={pending?.id === waiting.id ? pending.decision : null}
              isBusy={pending !== null}
              refusal={refusal?.id === waiting.id ? refusal : null}
              isRejecting={rejecting === waiting.id}
              onRejecting={(isOn) => {
                if (!isOn) setNextAt(focusedCard(list.current))
                setRejecting(isOn ? waiting.id : null)
              }}
              onDecide={(decision, reason) => act(waiting, decision, reason)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={FolderCheck} title="No campaign waits" heading="h3">
          What advertisers send is here at once, with its places held for 72 hours.
        </EmptyState>
      )}
    </section>
  )
}
