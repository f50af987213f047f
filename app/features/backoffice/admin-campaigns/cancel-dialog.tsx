import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { RequestError } from '../../../api-client.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { failureText } from '../../../ui/refusals.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { cancelCampaign, useCancellation } from './campaigns.queries.ts'

interface CancelDialogProps {
  campaign: ManagedCampaign
  today: CivilDate
  onKeep: () => void
  onCancelled: () => void
}

/** Refund and charge of cancelling, shown before staff cancel a campaign. */
export function CancelDialog({ campaign, today, onKeep, onCancelled }: CancelDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [reason, setReason] = useState('')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, error, mutate } = useCancellation(campaign.id, campaign.version)
  const refund = data?.reduce((sum, cost) => sum + cost.refund, 0) ?? 0
  const titles = new Map(campaign.lines.map((line) => [line.id, titleWithRef(line.snapshot)]))

  async function cancel() {
    setPending(true)
    setRefusal(null)
    try {
      await guard(() => cancelCampaign(campaign.id, { version: campaign.version, expect: refund, reason }))
      await revalidate()
      toast({
        tone: 'success',
        title: 'The campaign is cancelled',
        description: 'Its advertiser and its owners are told.',
      })
      onCancelled()
    } catch (failure) {
      setRefusal(failureText(failure))
      if (failure instanceof RequestError && failure.status < 500) await Promise.all([mutate(), revalidate()])
    } finally {
      setPending(false)
    }
  }

  return (
    <Modal isOpen onOpenChange={onKeep}>
      <Dialog
        role="alertdialog"
        title={ACTS['campaign.cancel'].title(campaign.name)}
        footer={
          <>
            <Button slot="close" variant="outline">
              Keep the campaign
            </Button>
            {data && (
              <Button variant="danger" isPending={isPending} onPress={cancel}>
                Cancel it, {formatMoney(refund)} comes off
              </Button>
            )}
          </>
        }
      >
        <p>{consequencesOf('campaign.cancel')}</p>
        <p className="mt-3">Cancelling today, {formatDate(today, today)}:</p>
        {data ? (
          <ul className="num mt-4 divide-y divide-line rounded-lg border border-line">
            {data.map(({ id, kept, refund: back }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 px-3.5 py-2.5">
                <span className="min-w-0 font-semibold wrap-anywhere">{titles.get(id) ?? id}</span>
                <span className="text-ink-2">
                  {formatMoney(back)} comes off{kept > 0 && `, ${formatMoney(kept)} before GST is charged`}
                </span>
              </li>
            ))}
            <li className="flex justify-between gap-4 bg-surface-2 px-3.5 py-2.5 font-bold">
              <span>Comes off the order, with GST</span>
              <span>{formatMoney(refund)}</span>
            </li>
          </ul>
        ) : error ? (
          <div className="mt-4">
            <ErrorState
              icon={CircleAlert}
              heading="h3"
              title="What it costs could not be read"
              actions={<Button onPress={() => mutate()}>Try again</Button>}
            >
              {failureText(error)}
            </ErrorState>
          </div>
        ) : (
          <div aria-busy="true" className="mt-4 space-y-3">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        )}
        <TextField
          label="Reason, the advertiser and the owners see it"
          isOptional
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={setReason}
          className="mt-5"
        />
        <RefusalLine text={refusal} />
      </Dialog>
    </Modal>
  )
}
