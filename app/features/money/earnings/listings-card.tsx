import { useState } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import {
  type EarningsReport,
  fromMedian,
  type ListingEarnings,
} from '../../../../worker/money/rules/earnings/report.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { percentText } from './parts.ts'

/** Number of visible listings before the rest is unfolded. */
const SHOWN = 8

/** Earnings, occupancy and rate of each listing. */
export function ListingsCard({ report: { listings, total } }: { report: EarningsReport }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? listings : listings.slice(0, SHOWN)
  const others = listings.slice(shown.length)
  return (
    <Card as="section" aria-labelledby="by-listing" className="overflow-hidden">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2.5">
        <h2 id="by-listing" className="text-base">
          By listing
        </h2>
        {listings.length > SHOWN && (
          <Button variant="ghost" size="sm" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `All ${formatNumber(listings.length)}`}
          </Button>
        )}
      </div>
      <DataTable
        look="panel"
        caption="Earnings by listing"
        columns={COLUMNS}
        rows={shown}
        keyOf={({ id }) => id}
        rest={
          others.length > 0
            ? {
                listing: plural(others.length, ['other listing', 'other listings']),
                value: formatMoney(others.reduce((sum, { value }) => sum + value, 0)),
              }
            : undefined
        }
        foot={[{ listing: `All ${formatNumber(listings.length)}`, value: formatMoney(total.value) }]}
      />
    </Card>
  )
}

const COLUMNS: readonly Column<ListingEarnings>[] = [
  { key: 'listing', label: 'Listing', isName: true, cell: (listing) => <ListingName listing={listing} /> },
  { key: 'booked', label: 'Days booked', phone: 'hide', cell: (listing) => <DaysBooked listing={listing} /> },
  { key: 'value', label: 'Value', align: 'end', cell: ({ value }) => <b>{formatMoney(value)}</b> },
]

function ListingName({ listing }: { listing: ListingEarnings }) {
  const { id, title, path, occupancyBp, price, picture } = listing
  return (
    <span className="relative flex items-start gap-3.5">
      {picture && (
        <img
          src={
            picture.photo ??
            sceneUrl({
              ...{ id, title, category: picture.category, variant: picture.variant },
              place: { state: picture.state },
            })
          }
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-12 shrink-0 rounded-xs object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="font-semibold wrap-anywhere">
          {path === null ? title : <CardLink to={path}>{title}</CardLink>}
        </span>
        <LineMarks line={listing} ownRef={listing.ownRef} />
        <span className="num block text-xs text-ink-3">{priceText(price)}</span>
        <span className="num block text-xs text-ink-3 md:hidden">{bookedText(occupancyBp)}</span>
      </span>
    </span>
  )
}

function DaysBooked({ listing }: { listing: ListingEarnings }) {
  const { occupancyBp } = listing
  return occupancyBp === null ? (
    <span className="text-xs text-ink-3">Not limited</span>
  ) : (
    <span className="flex w-34 items-center gap-2.5">
      <span className="flex-1">
        <Meter
          label={`Days booked: ${titleWithRef(listing)}`}
          percent={occupancyBp / 100}
          valueText={percentText(occupancyBp)}
          hideLabel
        />
      </span>
      <span aria-hidden className="num w-11 text-xs text-ink-2">
        {percentText(occupancyBp)}
      </span>
    </span>
  )
}

const bookedText = (bp: number | null) => (bp === null ? 'Days not limited' : `${percentText(bp)} of days booked`)

/** Price of a listing compared with similar ones. */
export function priceText(price: ListingEarnings['price']): string {
  if (price === null) return 'Not listed any more'
  const { rate, unit, similar } = price
  const own = `${formatMoney(rate)} ${UNITS[unit].label}`
  const off = fromMedian(rate, similar)
  if (off === null || similar.median === null) return `${own}; fewer than 5 similar: no comparison`
  const stands = off === 0 ? 'at' : `${Math.abs(off)}% ${off > 0 ? 'above' : 'below'}`
  return `${own}, ${stands} the median ${formatMoney(similar.median)} of ${formatNumber(similar.count)} similar`
}
