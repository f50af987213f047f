import type { CategorySummary, Subcategory } from '../../../worker/catalogue/rules/listing.ts'
import { countNoun, type MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { ChosenListFilter } from './filters.ts'

const CITIES = ['city', 'cities'] as const

/** Size of a medium: `156 venues in 38 cities`; without cities for media that are not bought by city. */
function scale(spec: MediaSpec, count: number, cities: number): string {
  const counted = plural(count, countNoun(spec))
  const hasCities = (spec.facets as readonly string[]).includes('city') && cities > 0
  return hasCities ? `${counted} in ${plural(cities, CITIES)}` : counted
}

/**
 * Facts of a category: `546 venues in 38 cities, where people can touch, taste and try.`, `80 opportunities in 18
 * cities: stalls and …`.
 */
export function categoryFacts(spec: MediaSpec, { inventoryCount, cities }: CategorySummary): string {
  const joint = /^(sold|where|with)\b/.test(spec.sold) ? ',' : ':'
  return `${scale(spec, inventoryCount, cities)}${joint} ${spec.sold}.`
}

/** Facts of a group: `245 sites in 46 cities, from ₹38,000 per month.` */
export function groupFacts(spec: MediaSpec, group: Subcategory, cities: number): string {
  const counted = scale(spec, group.inventoryCount, cities)
  const [range] = group.ranges
  return range ? `${counted}, from ${formatMoney(range.from)} ${UNITS[range.unit].label}.` : `${counted}.`
}

/**
 * Count above a list: `Showing 1 to 24 of 245 sites`, `0 of 245 sites`.
 * @param all number without filters, as its group counts it
 */
export function resultCount(
  spec: MediaSpec,
  { total, page, size }: { total: number; page: number; size: number },
  all: number,
): string {
  if (total === 0)
    return spec.counts === 'listings' && all > 0 ? `0 of ${plural(all, spec.noun)}` : plural(0, spec.noun)
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return `Showing ${formatNumber(first)} to ${formatNumber(last)} of ${plural(total, spec.noun)}`
}

/** Heading without results: `No sites in Warangal under ₹1,00,000`. */
export function emptyListHeading(spec: MediaSpec, chosen: readonly ChosenListFilter[]): string {
  return [`No ${spec.noun[1]}`, ...chosen.map(({ phrase }) => phrase).filter(Boolean)].join(' ')
}
