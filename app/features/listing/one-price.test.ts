import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../seed/catalogue.seed.ts'
import { plannedRows } from '../../../tests/support/planned-items.ts'
import { priceLine } from '../../../worker/booking/rules/lines/line-price.ts'
import { countingOf } from '../../../worker/catalogue/rules/dues.ts'
import { toOffer } from '../../../worker/catalogue/rules/offer.ts'
import { MEDIA, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { datedPrice } from '../../kit/listing-card/cards.ts'
import { datedLines, orderOnDays } from './dated-order.ts'

// Six months from the first day of a month: longer than every minimum booking, and enough for both discounts.
const RANGE = { from: '2027-01-01', until: '2027-06-30' }
const SPAN = { start: RANGE.from, end: RANGE.until }
const TERMS = {
  seasons: [{ name: 'Summer', fromMd: '04-01', untilMd: '05-15', bp: 1_750 }],
  discounts: [
    { months: 3, bp: 533 },
    { months: 6, bp: 1_111 },
  ],
}
const { listings, spots } = plannedRows(generateCatalogue({ today: '2026-11-23' }))

test.each(MEDIA_TYPES.flatMap((medium) => [0, 9_000_000_00].map((minBudget) => [medium, minBudget] as const)))(
  '%s costs the same on its page, its card and in a line, with a least spend of %i',
  (medium, minBudget) => {
    const listing = listings.find(({ category }) => category === medium)
    if (!listing) throw new Error(`no listing of ${medium}`)
    const spot = spots.find(({ listingId }) => listingId === listing.id) ?? null
    const offer = toOffer({ ...listing, ...TERMS, minBudget }, spot, MEDIA[medium].gst)
    const { quantity, duration } = { quantity: offer.rate.minQuantity, duration: offer.rate.minDuration }
    const panel = {
      ...offer,
      name: listing.title,
      availability: listing.availability,
      appears: null,
      runs: [{ from: '2026-11-23', until: '2028-05-22', state: 'free' as const, left: null }],
    }
    const { dated } = orderOnDays(panel, { order: { quantity, duration }, range: RANGE, issues: [] }, '2026-11-23')
    if (!dated) throw new Error(`${medium} has no price`)
    const { lines, total } = datedLines(panel, dated)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const supplied = {
      ...offer,
      supply: 'site' as const,
      supplierState: 'Goa',
      listing: { place: { state: 'Kerala' } },
    }
    const order = { span: SPAN, days: null, quantity, insertions: duration }
    const line = priceLine(supplied, order, { gstin: null, state: 'Kerala' })
    expect(line).toMatchObject({ media: dated.sums.media, setup: dated.sums.setup, igst: dated.sums.gst, total })
    const isTimed = countingOf(offer.rate) !== 'pieces'
    expect(dated.sums.discountBp).toBe(isTimed ? 1_111 : 0)
    const card = datedPrice({ ...offer, spots: { count: 0, ranges: [], first: [] } }, RANGE)
    if (isTimed) expect(card).toContain(`${formatMoney(dated.sums.media)} for your `)
    else expect(card).toBeNull()
  },
)
