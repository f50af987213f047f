import type { Campaign, CampaignLine, CancellationCost } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import type { CancellationBands } from '../../../worker/organisations/rules/billing/cancellation.ts'
import { CancelDialog } from '../../kit/cancellation/cancel-dialog.tsx'
import { LinePicture } from '../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { type BandPart, bandsOf, nextBand } from './bands.ts'
import { cancelCampaign, cancelLine, useCancellation } from './campaigns.queries.ts'
import { CAMPAIGN_ACT } from './use-campaign-acts.ts'

interface CancelDialogProps {
  campaign: Campaign
  /** Line to cancel; without one, the whole campaign. */
  line?: CampaignLine
  bands: CancellationBands
  today: CivilDate
  onClose: () => void
}

interface Cost extends CancellationCost {
  of: CampaignLine
}

/** Cancellation fees by period; today's is filled. */
function Bands({ parts, today }: { parts: readonly BandPart[]; today: CivilDate }) {
  const next = nextBand(parts)
  return (
    <div className="num mt-1 sm:col-span-2">
      <ul className="grid auto-cols-fr grid-flow-col gap-0.5">
        {parts.map(({ when, kept, isNow }) => (
          <li key={when} className="min-w-0 text-center text-2xs">
            <span
              aria-current={isNow || undefined}
              className={`block rounded-xs py-1 font-bold ${isNow ? 'bg-brand text-on-brand' : 'bg-surface-3 text-ink-2'}`}
            >
              {kept}%
            </span>
            <span className="block pt-0.5 text-ink-3 wrap-anywhere">{when}</span>
          </li>
        ))}
      </ul>
      {next?.from && (
        <p className="mt-1 text-xs font-semibold text-warn-ink">
          From {formatDate(next.from, today)} it is {next.kept}%.
        </p>
      )}
    </div>
  )
}

/** Dialog with cost and refund of cancelling a line or a campaign. */
export function CancelCampaignDialog({ campaign, line, bands, today, onClose }: CancelDialogProps) {
  const stamp = campaign.lines.map(({ version }) => version).join()
  const { data, ...query } = useCancellation(campaign.id, line?.id ?? null, stamp)
  const costs = data?.flatMap((cost): Cost[] => {
    const of = campaign.lines.find(({ id }) => id === cost.id)
    return of ? [{ ...cost, of }] : []
  })
  const what = line ? 'booking' : 'campaign'
  return (
    <CancelDialog
      {...CAMPAIGN_ACT}
      title={`Cancel “${line?.snapshot.title ?? campaign.name}”?`}
      lead={
        <p>
          {line ? 'Its days are released to the owner.' : 'Every line ends, and its days are released to the owners.'}{' '}
          Cancelling today, {formatDate(today, today)}, costs:
        </p>
      }
      cost={{ ...query, data: costs }}
      keep={`Keep the ${what}`}
      action={payText}
      reason={line ? 'Reason, shown to the owner' : 'Reason, shown to the owners'}
      kept={`cancel ${line?.id ?? campaign.id}`}
      send={(shown, reason) => {
        const body = { expect: refundOf(shown), reason }
        return line
          ? cancelLine({ id: campaign.id, line: line.id }, { ...body, version: line.version })
          : cancelCampaign(campaign.id, { ...body, version: campaign.version })
      }}
      done={{
        title: `The ${what} is cancelled`,
        description: line ? 'The owner is notified.' : 'The owners are notified.',
      }}
      onClose={onClose}
    >
      {(shown) => <Costs costs={shown} bands={bands} today={today} />}
    </CancelDialog>
  )
}

const refundOf = (costs: readonly Cost[]) => costs.reduce((sum, cost) => sum + cost.refund, 0)

function keepText(percent: number, kept: number, media: number): string {
  if (kept === 0) return 'Free of charge'
  return percent === 0 ? 'The printing is charged' : `${percent}% of ${formatMoney(media)} is charged`
}

const owed = (costs: readonly Cost[]) => costs.reduce((sum, { of }) => sum + of.total, 0) - refundOf(costs)

function payText(costs: readonly Cost[]): string {
  const pay = owed(costs)
  return pay === 0 ? 'Cancel it, no charge' : `Cancel it, charge ${formatMoney(pay)}`
}

interface CostsProps extends Pick<CancelDialogProps, 'bands' | 'today'> {
  costs: readonly Cost[]
}

function Costs({ costs, bands, today }: CostsProps) {
  const refund = refundOf(costs)
  const kept = costs.reduce((sum, cost) => sum + cost.kept, 0)
  const pay = owed(costs)
  const sums = [
    ['Cancellation charge', kept],
    ['GST on it', pay - kept],
  ] as const
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {costs.map(({ id, percent, kept: keeps, refund: back, of }) => (
          <li key={id} className="flex items-start gap-3 p-3.5">
            <LinePicture line={of} className="w-14 rounded-sm sm:w-18" />
            <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{of.snapshot.title}</p>
                <LineMarks line={of.snapshot} />
                <p className="num text-xs text-ink-3">{keepText(percent, keeps, of.media)}</p>
              </div>
              <dl className="num text-sm sm:text-right">
                <dt className="sr-only">Cancellation charge, before GST</dt>
                <dd className="font-bold">{keeps === 0 ? 'No charge' : `${formatMoney(keeps)} charged`}</dd>
                <dt className="sr-only">Comes off the order, with GST</dt>
                <dd className="text-xs text-ink-2">{formatMoney(back)} comes off</dd>
              </dl>
              {of.status === 'confirmed' && of.starts > today && (
                <Bands parts={bandsOf(of, bands, today)} today={today} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="num mt-4 space-y-1.5 rounded-lg bg-surface-2 p-4">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2.5 text-base font-bold">
          <dt>Comes off the order, with GST</dt>
          <dd>{formatMoney(refund)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-xs text-ink-3">
        Unpaid amounts are no longer due. An owner who was overpaid refunds the difference.
      </p>
    </>
  )
}
