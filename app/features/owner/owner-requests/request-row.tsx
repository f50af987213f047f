import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { lineDays, lineQuantity } from '../../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { REQUEST_STATE } from './request-states.ts'
import { TimeLeft } from './time-left.tsx'

interface RequestRowProps {
  booking: OwnerBooking
  today: CivilDate
  now: number
}

/** Request or booking in a list. */
export function RequestRow({ booking: { line, ownRef, advertiser, sums }, today, now }: RequestRowProps) {
  const { id, ref, snapshot, status, answerBy } = line
  return (
    <div className="flex items-start gap-3.5">
      <LinePicture line={line} className="w-18 rounded-sm max-xs:hidden" />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <CardLink to={`/dashboard/requests/${id}`} className="font-bold wrap-anywhere">
            {snapshot.title}
          </CardLink>
          <LineMarks line={snapshot} ownRef={ownRef} className="text-sm" />
          <p className="text-sm wrap-anywhere text-ink-2">
            {advertiser || 'An advertiser'} · <span className="num whitespace-nowrap">{ref}</span>
          </p>
          <p className="num text-sm text-ink-2">
            {lineDays(line, today)} · {lineQuantity(line)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
          <p className="num">
            <b>{formatMoney(sums.media + sums.setup)}</b> <span className="text-xs text-ink-3">before GST</span>
          </p>
          {answerBy !== null ? (
            <TimeLeft answerBy={answerBy} now={now} />
          ) : (
            <Badge tone={REQUEST_STATE[status].tone}>{REQUEST_STATE[status].label}</Badge>
          )}
        </div>
      </div>
    </div>
  )
}
