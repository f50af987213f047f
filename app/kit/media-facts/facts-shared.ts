import type { Listing, ListingFact, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { rangeText, showingRanges, showingUnit } from '../../../worker/catalogue/rules/price-range.ts'
import { audienceLabel, mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatCount, formatMillions, formatNumber } from '../../../worker/kernel/rules/money.ts'

/** Fields of a listing for its facts. */
export type ListingWithFacts = Pick<
  Listing,
  | 'category'
  | 'subcategory'
  | 'leadDays'
  | 'type'
  | 'audience'
  | 'rating'
  | 'minBudget'
  | 'rate'
  | 'languages'
  | 'features'
  | 'specifications'
  | 'metrics'
  | 'audienceFigures'
  | 'analytics'
  | 'details'
> & { spots: readonly Pick<Spot, 'rate' | 'seconds'>[] }

export interface FactsProps {
  listing: Listing
  today: CivilDate
}

/** Number of people or copies in the notation of the trade, the same on cards, pages and in comparisons. */
export function countText(category: string, count: number): string {
  const { countedIn } = mediaSpec({ id: category, name: '' })
  if (countedIn === 'millions') return formatMillions(count)
  return countedIn === 'ones' ? formatNumber(count) : formatCount(count)
}

/** Audience, labelled in the terms of the trade: daily footfall, circulation, vehicles a day. */
export function audienceFact(listing: Pick<Listing, 'category' | 'subcategory' | 'audience'>): ListingFact {
  return { label: audienceLabel(listing), value: countText(listing.category, listing.audience) }
}

/** Specifications whose names match, in the owner's order. */
export function specFacts({ specifications }: Pick<Listing, 'specifications'>, names: RegExp): ListingFact[] {
  return specifications.filter(({ label }) => names.test(label))
}

/**
 * Price range of the spots: `₹4,500 to ₹96,000` for one spot; with the unit when there are several. Null without
 * spots.
 */
export function priceRange(spots: readonly Pick<Spot, 'rate' | 'seconds'>[]): string | null {
  const ranges = showingRanges(spots)
  const texts = ranges.map((range) =>
    ranges.length > 1 ? `${rangeText(range)} ${showingUnit(range.unit)}` : rangeText(range),
  )
  return texts.join(' · ') || null
}
