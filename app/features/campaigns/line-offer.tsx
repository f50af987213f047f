import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { offersOtherDays } from './states.ts'

/** Request and the owner's offer, in two columns. */
export function LineOffer({ line, today }: { line: CampaignLine; today: CivilDate }) {
  const { offer, answerBy, media, setup } = line
  if (!offer) return null
  const days = (of: typeof offer) => lineDays(of, today, Number.POSITIVE_INFINITY)
  const rows = [
    ['Days', days(line), days(offer), offersOtherDays(line)],
    [
      'Price, before GST',
      formatMoney(media + setup),
      formatMoney(offer.media + offer.setup),
      media + setup !== offer.media + offer.setup,
    ],
  ] as const
  return (
    <section aria-labelledby="line-offer" className="rounded-lg border border-info-dot bg-info-soft p-4 text-info-ink">
      <h3 id="line-offer" className="flex flex-wrap justify-between gap-x-4 text-sm font-bold">
        Your answer
        {answerBy !== null && <span className="num font-medium">by {formatInstant(answerBy)}</span>}
      </h3>
      <table className="num mt-2 w-full table-fixed text-left text-sm">
        <thead>
          <tr className="text-xs">
            <th scope="col" className="w-1/4 py-1 font-medium">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="py-1 font-medium">
              You asked
            </th>
            <th scope="col" className="py-1 font-medium">
              They offer
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map(([what, asked, offered, isOther]) => (
            <tr key={what}>
              <th scope="row" className="py-1 pr-2 font-medium wrap-anywhere">
                {what}
              </th>
              <td className="py-1 pr-2 wrap-anywhere">{isOther ? <s>{asked}</s> : asked}</td>
              <td className="py-1 font-bold wrap-anywhere">{offered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs">The offered days are held for you until then. Withdrawing costs nothing.</p>
    </section>
  )
}
