import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { CancelDialog } from '../../../kit/cancellation/cancel-dialog.tsx'
import { cancelCampaign, useCancellation } from './campaigns.queries.ts'

interface CancelCampaignDialogProps {
  campaign: ManagedCampaign
  today: CivilDate
  onKeep: () => void
  onCancelled: () => void
}

const refundOf = (costs: readonly { refund: number }[]) => costs.reduce((sum, { refund }) => sum + refund, 0)

/** Dialog with refund and fee, in which staff cancel a campaign. */
export function CancelCampaignDialog({ campaign, today, onKeep, onCancelled }: CancelCampaignDialogProps) {
  const cost = useCancellation(campaign.id, campaign.version)
  const titles = new Map(campaign.lines.map((line) => [line.id, titleWithRef(line.snapshot)]))
  return (
    <CancelDialog
      title={ACTS['campaign.cancel'].title(campaign.name)}
      lead={
        <>
          <p>{consequencesOf('campaign.cancel')}</p>
          <p className="mt-3">Cancelling today, {formatDate(today, today)}:</p>
        </>
      }
      cost={cost}
      keep="Keep the campaign"
      action={(costs) => `Cancel it, ${formatMoney(refundOf(costs))} comes off`}
      reason="Reason, shown to the advertiser and the owners"
      kept={`staff-cancel-${campaign.id}`}
      send={(costs, reason) =>
        cancelCampaign(campaign.id, { version: campaign.version, expect: refundOf(costs), reason })
      }
      done={{ title: 'The campaign is cancelled', description: 'The advertiser and the owners are notified.' }}
      onClose={onKeep}
      onDone={onCancelled}
    >
      {(costs) => (
        <ul className="num divide-y divide-line rounded-lg border border-line">
          {costs.map(({ id, kept, refund }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 px-3.5 py-2.5">
              <span className="min-w-0 font-semibold wrap-anywhere">{titles.get(id) ?? id}</span>
              <span className="text-ink-2">
                {formatMoney(refund)} comes off{kept > 0 && `, ${formatMoney(kept)} before GST is charged`}
              </span>
            </li>
          ))}
          <li className="flex justify-between gap-4 bg-surface-2 px-3.5 py-2.5 font-bold">
            <span>Comes off the order, with GST</span>
            <span>{formatMoney(refundOf(costs))}</span>
          </li>
        </ul>
      )}
    </CancelDialog>
  )
}
