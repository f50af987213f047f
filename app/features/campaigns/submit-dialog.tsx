import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { HOLD } from '../../../worker/booking/rules/promises/promises.ts'
import type { CivilDate, DateSpan } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { changedSums } from '../../kit/mutation/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { type CheckItem, Checklist } from '../../ui/checklist.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { changeLine, submitCampaign } from './campaigns.queries.ts'
import { takenLines } from './refusal.ts'
import { RefusalPanel } from './refusal-panel.tsx'
import { netOf } from './sums.ts'
import { useCampaignActs } from './use-campaign-acts.ts'

interface SubmitDialogProps {
  campaign: Campaign
  watched: CampaignPage['watched']
  /** Conditions for sending. */
  conditions: readonly CheckItem[]
  today: CivilDate
  onClose: () => void
}

/** Dialog that sends a campaign to staff: shows its cost, and that its places are held meanwhile. */
export function SubmitDialog({ campaign, watched, conditions, today, onClose }: SubmitDialogProps) {
  const { run, isPending, refusal, setRefusal } = useCampaignActs()
  const { id, name, version, lines, total, budget } = campaign
  const expect = changedSums(refusal)?.now ?? total
  const net = netOf(lines)
  const isReady = conditions.every(({ isDone }) => isDone)

  const submit = () =>
    run({
      send: () => submitCampaign(id, { version, expect }),
      done: { title: 'Sent to our team', description: `Its days are held for ${HOLD}.` },
      onDone: onClose,
    })

  const move = (line: CampaignLine, { start, end }: DateSpan) =>
    run({
      send: () => {
        const { version: seen, quantity, insertions } = line
        const change = { version: seen, startDate: start, endDate: end, quantity, insertions }
        return changeLine({ id, line: line.id }, change)
      },
      onDone: () => settled(line),
    })

  /** After a line got other days or another place, the rest of the refusal remains. */
  function settled(line: CampaignLine) {
    if (!refusal) return
    const lines = takenLines(refusal).filter((one) => one.id !== line.id)
    setRefusal(lines.length > 0 ? { ...refusal, details: { lines } } : null)
  }

  return (
    <Modal isOpen onOpenChange={onClose}>
      <Dialog
        title={`Send “${name}” for approval?`}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <Button
              variant="accent"
              isPending={isPending}
              whyNot={!isReady && 'Complete the items listed above.'}
              onPress={submit}
            >
              {changedSums(refusal) ? `Send at ${formatMoney(expect)}` : 'Send for approval'}
            </Button>
          </>
        }
      >
        <p>
          The days of {plural(lines.length, ['line', 'lines'])} are held for you for {HOLD} while our team reviews the
          campaign. Then the requests go to the owners. Nothing is charged until an owner confirms.
        </p>
        <dl className="num mt-4 space-y-1.5 rounded-lg bg-surface-2 p-4">
          <Sum label={plural(lines.length, ['line', 'lines'])} amount={net} />
          <Sum label="GST" amount={total - net} />
          <div className="flex justify-between gap-4 border-t border-line pt-2.5 text-base font-bold">
            <dt>Total</dt>
            <dd>{formatMoney(total)}</dd>
          </div>
        </dl>
        {budget !== null && total > budget && (
          <p className="num mt-3 font-semibold text-warn-ink">
            That is {formatMoney(total - budget)} over the budget of {formatMoney(budget)}.
          </p>
        )}
        {isReady ? (
          <p className="mt-3 text-xs text-ink-3">We will write to your confirmed email after each decision.</p>
        ) : (
          <Checklist id="send-conditions" title="Before you send it" items={conditions} className="mt-4" />
        )}
        <RefusalPanel
          refusal={refusal}
          campaign={campaign}
          watched={watched}
          today={today}
          isPending={isPending}
          onMove={move}
          onReplaced={settled}
        />
      </Dialog>
    </Modal>
  )
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd>{formatMoney(amount)}</dd>
  </div>
)
