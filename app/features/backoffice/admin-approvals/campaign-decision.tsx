import { useState } from 'react'
import type { ApprovalPage } from '../../../../worker/backoffice/approvals/approval-page.server.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DecisionPanel } from './decision-panel.tsx'

/** Decisions on a campaign, as a whole or without some of its lines. */
export function CampaignDecision({ approval: { id, version, campaign } }: { approval: ApprovalPage }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const waiting = campaign.lines.filter(({ status }) => status === 'held' || status === 'expired')
  const except = waiting.filter((line) => left.includes(line.id)).map((line) => line.id)
  const kept = waiting.length - except.length
  return (
    <DecisionPanel
      decided={{ kind: 'campaign', id, version }}
      name={campaign.name}
      reader="Shown to the advertiser."
      note="Approval sends the requests to the owners immediately. To undo it, cancel the campaign under Campaigns."
      said={{ except }}
      approve={except.length === 0 ? 'Approve' : `Approve ${plural(kept, ['item', 'items'])}, exclude ${except.length}`}
      whyNot={kept === 0 && 'All items are excluded. Keep at least one, or reject the campaign.'}
    >
      {() =>
        waiting.length > 1 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 text-sm font-semibold">Items to approve</legend>
            {waiting.map((line) => (
              <Checkbox
                key={line.id}
                isSelected={!left.includes(line.id)}
                onChange={(isKept) => setLeft(isKept ? left.filter((one) => one !== line.id) : [...left, line.id])}
              >
                <span className="min-w-0 wrap-anywhere">
                  {line.snapshot.title}
                  <LineMarks line={line.snapshot} />
                </span>
              </Checkbox>
            ))}
            <p className="text-xs text-ink-3">
              Excluded items are withdrawn and their days released. The advertiser can add other places.
            </p>
          </fieldset>
        )
      }
    </DecisionPanel>
  )
}
