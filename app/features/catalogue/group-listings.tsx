import { useLocation } from 'react-router'
import type { Subcategory } from '../../../worker/catalogue/rules/listing.ts'
import { categoryPath, groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { monthlyPrice } from '../../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatMoney, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { CardData } from '../../kit/listing-card/card-data.ts'
import { useGstRate } from '../../site.ts'
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
  const { percent } = useGstRate(category.id)
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
      {listings[0] && <PrintPricing listing={listings[0]} percent={percent} />}
    </div>
  )
}

/** Example: the price of the smallest order of a title. */
function PrintPricing({
  listing: { title, rate },
  percent,
}: {
  listing: Pick<CardData, 'title' | 'rate'>
  percent: number
}) {
  if (rate.unit !== 'per_sq_cm') return null
  const { minQuantity, minDuration } = rate
  return (
    <p className="mt-12 rounded-lg bg-surface-2 px-5 py-4 text-sm text-ink-2">
      <b className="text-ink">How print is priced.</b> Width × height in cm × rate × insertions. A position on a page is
      sold in its size, the column by the square centimetre. The smallest order in {title} is{' '}
      {formatNumber(minQuantity)} sq cm × {formatMoney(rate.rate)} × {plural(minDuration, ['insertion', 'insertions'])}{' '}
      = <span className="num font-semibold text-ink">{formatMoney(monthlyPrice(rate))}</span>, plus {percent}% GST on
      print space.
    </p>
  )
}
