import useSWR from 'swr'
import type { CancellationCost } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { CancelDialog } from '../../../kit/cancellation/cancel-dialog.tsx'
import type { AnswerProps } from './decline-dialog.tsx'
import { requestRefusal } from './refusal.ts'
import { cancelBooking, fetchCancellation } from './requests.queries.ts'

/** Dialog with the cost of cancelling a booking, for its owner. */
export function CancelBookingDialog({ seen, advertiser, ...props }: AnswerProps & { advertiser: string }) {
  const cost = useSWR<CancellationCost>(
    ['/api/owner/bookings/cancellation', seen.id],
    () => fetchCancellation(seen.id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return (
    <CancelDialog<CancellationCost>
      {...props}
      title="Cancel the booking"
      cost={cost}
      keep="Keep the booking"
      action={() => 'Cancel the booking'}
      reason="Reason, the advertiser sees it"
      kept={`cancel-${seen.id}`}
      send={({ refund }, reason) => cancelBooking(seen, { expect: refund, reason })}
      done={{ title: 'Booking cancelled' }}
      refuse={requestRefusal}
    >
      {({ refund, kept }) => (
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <b className="num">{formatMoney(refund)}</b> with GST comes off the order
            {kept === 0 ? ': everything, because it is you who cancels.' : '.'} You refund what {advertiser} has paid of
            it.
          </li>
          <li>
            {kept === 0 ? (
              'You receive nothing for it.'
            ) : (
              <>
                You keep <b className="num">{formatMoney(kept)}</b> before GST.
              </>
            )}
          </li>
          <li>The days are released immediately, and {advertiser} is notified. This cannot be undone.</li>
        </ul>
      )}
    </CancelDialog>
  )
}
