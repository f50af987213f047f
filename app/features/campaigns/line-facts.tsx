import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { SETUP_LABEL } from '../../../worker/catalogue/rules/rate.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { SpecList } from '../../ui/spec-list.tsx'

/** Days, quantity and quoted price of a line. */
export function LineFacts({ line, today }: { line: CampaignLine; today: CivilDate }) {
  const { quantity, insertions, days, media, setup, total, gstBp, reason, refund, status } = line
  const tax = total - media - setup
  return (
    <SpecList
      columns={1}
      facts={[
        { label: 'Days', value: lineDays(line, today, Number.POSITIVE_INFINITY) },
        ...(quantity > 1 ? [{ label: 'Quantity', value: formatNumber(quantity) }] : []),
        ...(insertions > 1 && days === null ? [{ label: 'Insertions', value: formatNumber(insertions) }] : []),
        { label: 'Media', value: formatMoney(media) },
        ...(setup > 0 ? [{ label: SETUP_LABEL, value: formatMoney(setup) }] : []),
        { label: `GST, ${gstBp / 100}%`, value: formatMoney(tax) },
        { label: 'Total', value: formatMoney(total) },
        ...(status === 'cancelled'
          ? [{ label: 'Cancellation charge, with GST', value: refund < total ? formatMoney(total - refund) : 'None' }]
          : refund > 0
            ? [
                { label: 'Credited', value: formatMoney(refund) },
                { label: 'Charged', value: formatMoney(total - refund) },
              ]
            : []),
        ...(reason ? [{ label: 'Reason', value: reason }] : []),
      ]}
    />
  )
}
