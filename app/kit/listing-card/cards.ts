import { type DateRange, spanOf } from '../../../worker/catalogue/rules/availability/range.ts'
import { bookingLength } from '../../../worker/catalogue/rules/dues.ts'
import { type MediaTerms, priceMedia } from '../../../worker/catalogue/rules/offer.ts'
import { rangeText, showingUnit } from '../../../worker/catalogue/rules/price-range.ts'
import { describeMinimum } from '../../../worker/catalogue/rules/rate.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import type { CardSpec } from '../media/presentation.ts'
import { presentationOf } from '../media/presentations.ts'
import { SITE_CARD } from '../media/shared.ts'
import type { CardData } from './card-data.ts'

/** Card layout of a category; a category added by staff has the generic one. */
export const cardSpec = (category: string): CardSpec => presentationOf(category)?.card ?? SITE_CARD

/** Note that a listing is in the place of the search, or reaches it. */
export const placeChip = ({ covers }: Pick<CardData, 'covers'>, place: string | undefined): string | undefined =>
  place && `${covers.length > 0 ? 'Covers' : 'In'} ${place}`

/** Price ranges of the spots, one for each unit; empty without spots. */
export const spotRanges = ({ spots }: Pick<CardData, 'spots'>): { amount: string; unit: string }[] =>
  spots.ranges.map((range) => ({ amount: rangeText(range), unit: showingUnit(range.unit) }))

/**
 * Price of a range before GST and one-off costs, or a note that it is too short; null when spots are priced
 * separately, or the rate does not depend on time.
 */
export function datedPrice(listing: MediaTerms & Pick<CardData, 'spots'>, range: DateRange): string | null {
  const { rate } = listing
  if (listing.spots.count > 0) return null
  const sums = priceMedia(listing, { span: spanOf(range) })
  if (sums === null) return `Your days are too few: sold for ${describeMinimum({ ...rate, minQuantity: 1 })} or more`
  const length = bookingLength(rate, sums.booking)
  return length && `${formatMoney(sums.media)} for your ${length}`
}
