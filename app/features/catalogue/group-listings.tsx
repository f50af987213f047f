import { useLocation } from 'react-router'
import type { Subcategory } from '../../../worker/domain/catalogue/listing.ts'
import { categoryPath, groupPath } from '../../../worker/domain/catalogue/paths.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatMoney, formatNumber } from '../../../worker/domain/money.ts'
import type { CardData } from '../listing-card/card-data.ts'
import { GroupChips } from './group-chips.tsx'
import { ListingResults } from './listing-results.tsx'
import type { ListingsView } from './listings-view.ts'
import { PageHeading } from './page-heading.tsx'
import { groupFacts } from './sentences.ts'

interface GroupListingsProps {
  view: ListingsView
  group: Subcategory
}

/** The listings of one group. */
export function GroupListings({ view, group }: GroupListingsProps) {
  const { category, cities, query, listings } = view
  const spec = mediaSpec(category)
  const { pathname } = useLocation()
  return (
    <div className="page pt-7 pb-20">
      <PageHeading
        crumbs={[{ label: spec.label, to: categoryPath(category.id) }, { label: group.name }]}
        title={spec.listingTitle(group.name)}
        facts={groupFacts(spec, group, cities.length)}
      />
      <GroupChips
        label={`Groups of ${spec.noun[1]}`}
        chips={category.subcategories.map(({ id, name, inventoryCount }) => ({
          name,
          count: inventoryCount,
          to: groupPath(category.id, id, { ...query, page: 1 }),
          isCurrent: id === group.id,
        }))}
      />
      <ListingResults key={pathname} view={view} heading="h2" />
      {listings[0] && <PrintPricing listing={listings[0]} percent={spec.gst.percent} />}
    </div>
  )
}

/** A half page of a tabloid, for the example. */
const HALF_PAGE = { wide: 16, high: 25 }

function PrintPricing({
  listing: { title, rate },
  percent,
}: {
  listing: Pick<CardData, 'title' | 'rate'>
  percent: number
}) {
  if (rate.unit !== 'per_sq_cm') return null
  const { wide, high } = HALF_PAGE
  const area = wide * high
  return (
    <p className="mt-12 rounded-lg bg-surface-2 px-5 py-4 text-sm text-ink-2">
      <b className="text-ink">How print is priced.</b> Width × height in cm × rate × insertions. A {wide} × {high} cm
      half page in {title}, once, is {formatNumber(area)} sq cm × {formatMoney(rate.rate)} ={' '}
      <span className="num font-semibold text-ink">{formatMoney(area * rate.rate)}</span>, plus {percent}% GST on print
      space.
    </p>
  )
}
