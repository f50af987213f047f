import type { Listing, ListingFact, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { describeMinimum } from '../../../worker/catalogue/rules/rate.ts'
import { pointsText, ratingText, spotRating } from '../../../worker/catalogue/rules/rating-points.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatCount, formatMoney } from '../../../worker/kernel/rules/money.ts'
import { slotText } from './spots.ts'

/** The facts of a spot, labelled in the terms of its trade. */
export function spotFacts(spot: Spot, { category, details }: Pick<Listing, 'category' | 'details'>): ListingFact[] {
  const { type, slot, seconds, terminal, zone, position, size, audience } = spot
  const { spotAudience } = mediaSpec({ id: category, name: '' })
  const rated = spotRating(spot, details.ratings)
  const facts: [label: string, value: string | null][] = [
    ['Type', type],
    ['Time slot', slot && slotText(slot)],
    ['Duration', seconds ? `${seconds} sec` : null],
    ['Terminal', terminal],
    ['Zone', zone],
    ['Position', position],
    ['Size', size],
    [spotAudience?.label ?? 'Audience', audience === null ? null : formatCount(audience)],
    [spotAudience?.rating ?? 'Rating', rated && `${ratingText(rated.rating)} % of ${details.ratings?.of}`],
    ['GRP a month, smallest booking', rated && pointsText(rated.grp)],
    ['CPRP', rated?.cprp ? formatMoney(rated.cprp) : null],
    ['Minimum booking', describeMinimum(spot.rate)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
