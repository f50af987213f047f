import type { Example } from '../../../../worker/catalogue/figures.server.ts'
import { priceOffer, toOffer } from '../../../../worker/catalogue/rules/offer.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useGstRate } from '../../../site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { ExamplePanel } from './example-panel.tsx'

/** One line of a plan, calculated as on the listing's page: rate, one-off setup, GST, total. */
export function OrderSum({ listing }: { listing: Example }) {
  const gst = useGstRate(listing.category)
  const { rate } = listing
  const sum = priceOffer(toOffer(listing, null, gst), {})
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const bought = [plural(sum.quantity, quantityNoun), periodNoun && plural(sum.duration, periodNoun)]
    .filter(Boolean)
    .join(', ')
  const lines = [
    { label: `Media, ${bought}`, amount: sum.media },
    { label: `${SETUP_LABEL}, once`, amount: sum.setup },
    { label: `GST ${gst.percent}%, SAC ${gst.sac}`, amount: sum.gst },
  ].filter(({ amount }) => amount > 0)
  return (
    <ExamplePanel
      title={
        <TextLink to={listingPath(listing)} className="text-ink! no-underline! hover:underline!">
          {listing.title}
        </TextLink>
      }
      note="A line of a plan, at the owner’s rate of today."
    >
      <dl className="divide-y divide-line text-sm">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num">{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-3 text-base font-bold">
          <dt>Total</dt>
          <dd className="num">{formatMoney(sum.total)}</dd>
        </div>
      </dl>
    </ExamplePanel>
  )
}
