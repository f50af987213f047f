import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate, DateSpan } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import type { CancellationBands } from '../../../worker/organisations/rules/billing/cancellation.ts'
import { addItem } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { OwnArtwork } from '../../kit/artwork/own-artwork.tsx'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { changedSums } from '../../kit/mutation/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { LinkButton, TextLink } from '../../ui/link.tsx'
import { ActivityList } from './activity-list.tsx'
import { isReplaceable, lineActs } from './acts.ts'
import { acceptOffer, askOwner, changeLine, removeLine, withdrawLine } from './campaigns.queries.ts'
import { CancelCampaignDialog } from './cancel-dialog.tsx'
import { LineAlternatives } from './line-alternatives.tsx'
import { LineChange } from './line-change.tsx'
import { LineFacts } from './line-facts.tsx'
import { LineMessages } from './line-messages.tsx'
import { LineOffer } from './line-offer.tsx'
import { kindPath, linePath } from './line-path.ts'
import { LineSteps } from './line-steps.tsx'
import { nextText } from './needs.ts'
import { RefusalPanel } from './refusal-panel.tsx'
import { lineWords, offersOtherDays } from './states.ts'
import { useCampaignActs } from './use-campaign-acts.ts'
import { WatchButton } from './watch-button.tsx'

interface LineDialogProps {
  page: CampaignPage
  line: CampaignLine
  /** Notice about missing billing details; null when they are complete. */
  billing: ReactNode
  bands: CancellationBands
  today: CivilDate
  onClose: () => void
}

/** Dialog of a line: status, offer, price, activity, messages, and acts. */
export function LineDialog({ page, line, billing, bands, today, onClose }: LineDialogProps) {
  const { campaign, activity, creatives, messages, replaced, watched } = page
  const navigate = useNavigate()
  const { run, isPending, refusal } = useCampaignActs()
  const [step, setStep] = useState<'change' | 'withdraw' | 'cancel' | null>(null)
  /** True when the button that opened the form of other days comes back with the focus. */
  const returns = useRef(false)
  const changeButton = useId()
  const acts = lineActs(line, campaign, today)
  const address = { id: campaign.id, line: line.id }
  const { snapshot, version, starts, ends, days, quantity, insertions, resource } = line
  const { label, tone } = lineWords(line, today)
  const next = nextText(line, campaign, today)
  const replacement = campaign.lines.find(({ id }) => id === replaced[line.id])
  const sums = changedSums(refusal)
  const expect = sums?.now ?? line.total
  const happened = activity.filter((one) => one.line === line.id)

  const move = ({ id, version: seen }: CampaignLine, { start, end }: DateSpan) =>
    run({
      send: () =>
        changeLine(
          { id: campaign.id, line: id },
          { version: seen, startDate: start, endDate: end, quantity, insertions },
        ),
      done: 'Days changed',
    })

  useEffect(() => {
    if (step === null && returns.current) document.getElementById(changeButton)?.focus()
    returns.current = false
  }, [step, changeButton])

  function closeChange() {
    returns.current = true
    setStep(null)
  }

  /** Opens the line that was added last. */
  function openNewest({ lines }: Campaign) {
    const newest = lines.at(-1)
    if (newest) navigate(linePath(newest), { replace: true, preventScrollReset: true })
  }

  function remove() {
    const key = crypto.randomUUID()
    const item = {
      campaign: campaign.id,
      startDate: starts,
      endDate: ends,
      quantity,
      insertions,
      inventory: { id: resource },
    }
    return run({
      send: () => removeLine(address, version),
      done: `${snapshot.title} was removed`,
      undo: () => ({
        send: () => addItem({ ...item, key, ...(days && { days }) }),
        done: `${snapshot.title} is in the draft again`,
        failed: 'It could not be undone',
      }),
      onDone: onClose,
    })
  }

  return (
    <Modal size="side" isOpen onOpenChange={onClose}>
      <Dialog
        title={line.ref}
        actions={<LineSteps lines={campaign.lines} line={line} />}
        footer={
          acts.some((one) => one !== 'write') && (
            <>
              {/* At the far end, so that a second press on the primary button ends nothing. */}
              {acts.includes('remove') && (
                <Button variant="danger" className="mr-auto" isDisabled={isPending} onPress={remove}>
                  Remove
                </Button>
              )}
              {acts.includes('withdraw') && (
                <Button variant="danger" className="mr-auto" isDisabled={isPending} onPress={() => setStep('withdraw')}>
                  Withdraw
                </Button>
              )}
              {acts.includes('cancel') && (
                <Button variant="danger" className="mr-auto" onPress={() => setStep('cancel')}>
                  Cancel this booking
                </Button>
              )}
              {acts.includes('change') && step !== 'change' && (
                <Button id={changeButton} variant="outline" isDisabled={isPending} onPress={() => setStep('change')}>
                  Change days
                </Button>
              )}
              {acts.includes('ask') && (
                <Button
                  variant="accent"
                  isPending={isPending}
                  whyNot={billing !== null && 'Billing details are missing. Enter them above.'}
                  onPress={() =>
                    run({ send: () => askOwner(address, { version, expect }), done: 'Request sent to the owner' })
                  }
                >
                  {sums ? `Request at ${formatMoney(expect)}` : 'Send request'}
                </Button>
              )}
              {acts.includes('accept') && line.offer && (
                <Button
                  variant="accent"
                  isPending={isPending}
                  whyNot={billing !== null && 'Billing details are missing. Enter them above.'}
                  onPress={() => run({ send: () => acceptOffer(address, version), done: 'Confirmed' })}
                >
                  <Check aria-hidden />
                  {offersOtherDays(line) ? 'Accept the dates' : 'Accept the price'}
                </Button>
              )}
            </>
          )
        }
      >
        <div className="space-y-6">
          <div>
            <div className="flex items-start gap-4">
              <LinePicture line={line} className="w-24 rounded-sm" />
              <div className="min-w-0">
                <h3 className="text-base leading-6 font-bold wrap-anywhere">
                  <TextLink to={snapshot.path}>{snapshot.title}</TextLink>
                </h3>
                <LineMarks line={snapshot} className="text-sm" />
                <p className="text-ink-2 wrap-anywhere">
                  {[snapshot.owner, snapshot.place].filter(Boolean).join(' · ')}
                </p>
                <Badge tone={tone} className="mt-2">
                  {label}
                </Badge>
                {next && !line.offer && <p className="num mt-1.5 text-xs text-ink-3 wrap-anywhere">{next}</p>}
                {line.status === 'declined' && replacement && (
                  <p className="mt-1.5 text-sm">
                    Replaced by{' '}
                    <TextLink to={linePath(replacement)} replace preventScrollReset>
                      {titleWithRef(replacement.snapshot)}
                    </TextLink>
                  </p>
                )}
                {line.status === 'declined' && !replacement && (
                  <LinkButton
                    to={withRange(kindPath(line), { from: starts, until: ends })}
                    variant="outline"
                    size="sm"
                    className="mt-3"
                  >
                    Find another place
                  </LinkButton>
                )}
              </div>
            </div>
            {(acts.includes('ask') || acts.includes('accept')) && billing}
            <RefusalPanel
              refusal={refusal}
              campaign={campaign}
              watched={watched}
              today={today}
              isPending={isPending}
              onMove={move}
              onReplaced={(_, after) => openNewest(after)}
            />
          </div>
          {(line.status === 'declined' || line.status === 'expired') && starts > today && (
            <WatchButton line={line} watched={watched} />
          )}
          {isReplaceable(line, campaign, replaced) && (
            <LineAlternatives campaign={campaign} line={line} today={today} onDone={openNewest} />
          )}
          {line.offer && <LineOffer line={line} today={today} />}
          {step === 'change' && acts.includes('change') && (
            <LineChange line={line} today={today} onClose={closeChange} />
          )}
          <LineFacts line={line} today={today} />
          <OwnArtwork
            key={line.id}
            line={line}
            creatives={creatives.filter(({ lineId }) => lineId === line.id)}
            today={today}
          />
          {happened.length > 0 && (
            <section aria-labelledby="line-history">
              <h3 id="line-history" className="mb-2 text-sm font-bold">
                Activity
              </h3>
              <ActivityList activity={happened} />
            </section>
          )}
          {(acts.includes('write') || (messages[line.id] ?? 0) > 0) && (
            <LineMessages line={line} count={messages[line.id] ?? 0} canWrite={acts.includes('write')} />
          )}
        </div>
        <ConfirmDialog
          title="Withdraw this request?"
          confirm="Withdraw request"
          isOpen={step === 'withdraw'}
          onOpenChange={() => setStep(null)}
          onConfirm={async () => {
            await run({ send: () => withdrawLine(address, version), done: 'Withdrawn' })
          }}
        >
          <p>
            {titleWithRef(snapshot)}, {lineDays(line, today)}. It costs nothing. The days are released and the owner is
            notified.
          </p>
        </ConfirmDialog>
        {step === 'cancel' && (
          <CancelCampaignDialog
            campaign={campaign}
            line={line}
            bands={bands}
            today={today}
            onClose={() => setStep(null)}
          />
        )}
      </Dialog>
    </Modal>
  )
}
