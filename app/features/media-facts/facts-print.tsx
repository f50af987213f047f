import { estimate, fitOrder } from '../../../worker/domain/catalogue/rate.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { formatDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Card } from '../../ui/card.tsx'
import { FactsSection } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

/** A common size for a first advert: 12 cm wide, 10 cm high. */
const EXAMPLE = { wide: 12, high: 10 }

/** Newspaper: the cover price, and an example of how an ad is priced by area. */
export function NewspaperFacts({ listing }: FactsProps) {
  const { gst } = mediaSpec({ id: listing.category, name: '' })
  const area = EXAMPLE.wide * EXAMPLE.high
  const order = fitOrder(listing.rate, { quantity: area, duration: listing.rate.minDuration })
  const sums = estimate(listing.rate, order, gst.percent, { setup: listing.setup })
  const { quantityNoun, periodNoun } = UNITS[listing.rate.unit]
  const size =
    order.quantity === area
      ? `${EXAMPLE.wide} × ${EXAMPLE.high} cm, ${plural(area, quantityNoun)}`
      : plural(order.quantity, quantityNoun)
  return (
    <FactsSection title="How print is priced">
      <Card className="p-5 text-sm">
        <p className="max-w-[64ch] text-ink-2">
          Width × height in centimetres gives the area. The area × the rate is the price of one insertion, and each
          further insertion costs the same.
        </p>
        <dl className="num mt-4 space-y-2 border-t border-line pt-4">
          <ExampleLine label={`An advert of ${size}`} value={`× ${formatMoney(listing.rate.rate)}`} />
          <ExampleLine
            label={periodNoun ? plural(order.duration, periodNoun) : 'One order'}
            value={formatMoney(sums.media)}
          />
          <ExampleLine label={`With ${gst.percent}% GST`} value={formatMoney(sums.total)} />
        </dl>
      </Card>
    </FactsSection>
  )
}

function ExampleLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}

/** Magazine: the coming issues, with the last day for artwork. */
export function IssueFacts({ listing, today }: FactsProps) {
  const { issues } = listing.details
  if (!issues?.length) return null
  return (
    <FactsSection title="Coming issues">
      <ul className="grid gap-x-3 gap-y-2 sm:grid-cols-3">
        {issues.map(({ name, theme, artworkBy }) => (
          <Card
            key={name}
            as="li"
            className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2.5 sm:block"
          >
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-2">{theme}</p>
            <p className="num text-xs text-ink-3">Artwork by {formatDate(artworkBy, today)}</p>
          </Card>
        ))}
      </ul>
    </FactsSection>
  )
}
