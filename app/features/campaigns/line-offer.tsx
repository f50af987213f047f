import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { Table } from '../../kit/list/table.tsx'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { offersOtherDays } from './states.ts'

const CELL = 'py-1 pr-2 align-top wrap-anywhere'

/** Request and the owner's offer, in two columns. */
export function LineOffer({ line, today }: { line: CampaignLine; today: CivilDate }) {
  const { offer, answerBy, media, setup } = line
  if (!offer) return null
  const days = (of: typeof offer) => lineDays(of, today, Number.POSITIVE_INFINITY)
  const rows = [
    { what: 'Days', asked: days(line), offered: days(offer), isOther: offersOtherDays(line) },
    {
      what: 'Price, before GST',
      asked: formatMoney(media + setup),
      offered: formatMoney(offer.media + offer.setup),
      isOther: media + setup !== offer.media + offer.setup,
    },
  ]
  return (
    <section aria-labelledby="line-offer" className="rounded-lg border border-info-dot bg-info-soft p-4 text-info-ink">
      <h3 id="line-offer" className="flex flex-wrap justify-between gap-x-4 text-sm font-bold">
        Your answer
        {answerBy !== null && <span className="num font-medium">by {formatInstant(answerBy)}</span>}
      </h3>
      <Table
        className="num mt-2 table-fixed text-sm"
        caption="Your request and their offer"
        columns={[
          {
            key: 'what',
            label: '',
            isName: true,
            head: 'w-1/4',
            cell: ({ what }) => <b className="font-medium">{what}</b>,
          },
          {
            key: 'asked',
            label: 'Your request',
            head: 'py-1 text-xs font-medium',
            cell: ({ asked, isOther }) => (isOther ? <s>{asked}</s> : asked),
            td: () => ({ className: CELL }),
          },
          {
            key: 'offered',
            label: 'Their offer',
            head: 'py-1 text-xs font-medium',
            cell: ({ offered }) => <b>{offered}</b>,
            td: () => ({ className: CELL }),
          },
        ]}
        rows={rows}
        keyOf={({ what }) => what}
      />
      <p className="mt-2 text-xs">The offered days are held for you until then. Withdrawing costs nothing.</p>
    </section>
  )
}
