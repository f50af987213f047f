import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../../kit/listing-card/line-order.ts'
import { Written } from '../../../ui/written.tsx'

/** Cancellation fee of a booking, as text. */
const keptText = ({ total, refund }: OwnerBooking['line']): string =>
  refund === total
    ? 'No payment is due to you.'
    : `You keep ${formatMoney(total - refund)} of ${formatMoney(total)}, with GST.`

/** Meaning of an offer or of a closed request for its owner; empty for a pending request. */
function sentenceOf({ line }: OwnerBooking, today: CivilDate): string | null {
  const { status, offer, answerBy } = line
  switch (status) {
    case 'expired':
      return 'The time to answer has passed. You can still confirm while the days are free.'
    case 'countered':
      return (
        offer &&
        `You offered ${lineDays(offer, today)} at these sums.${answerBy === null ? '' : ' The advertiser answers by then.'}`
      )
    case 'declined':
      return 'It was declined. The days are free again.'
    case 'withdrawn':
      return 'The advertiser withdrew it. The days are free again.'
    case 'cancelled':
      return `This booking was cancelled. The days are free again. ${keptText(line)}`
    case 'confirmed':
      return 'These days are booked. The release order is issued.'
    case 'live':
      return 'It is running.'
    case 'stopped':
      return `It was stopped before its last day. ${keptText(line)}`
    default:
      return null
  }
}

/** State of a request as a sentence, with the reason given. */
export function StateText({ booking, today }: { booking: OwnerBooking; today: CivilDate }) {
  const sentence = sentenceOf(booking, today)
  const { reason } = booking.line
  return (
    <div role="status">
      {sentence && <p className="mt-4 text-sm font-semibold">{sentence}</p>}
      {reason && <Written className="mt-1 text-sm text-ink-2">{`Reason: ${reason}`}</Written>}
    </div>
  )
}
