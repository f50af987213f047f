import { describe, expect, test } from 'vitest'
import { priceMedia } from '../../worker/catalogue/rules/offer.ts'
import { mergeRanges } from '../../worker/catalogue/rules/price-range.ts'
import { fitOrder, isFixed, MAX_QUANTITY, monthlyPrice, type Rate } from '../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../worker/catalogue/rules/registry/units.ts'
import type { ListingRow, SpotRow } from '../medium.ts'
import { inCategory, listings, numbersIn, spots, spotsOf } from './rows.ts'

const rateOf = ({ rate, unit, minQuantity, step, minDuration }: ListingRow | SpotRow): Rate => ({
  rate,
  unit,
  minQuantity,
  step,
  minDuration,
})

interface Sold {
  name: string
  rate: Rate
  seconds: number | null
  minBudget: number | null
}

/** Offers of a listing: its spots, or the listing itself. */
const soldIn = (listing: ListingRow): Sold[] => {
  const own = spotsOf(listing)
  if (own.length === 0) {
    return [{ name: listing.ref, rate: rateOf(listing), seconds: null, minBudget: listing.minBudget ?? null }]
  }
  return own.map((spot) => ({
    name: `${listing.ref} ${spot.name}`,
    rate: rateOf(spot),
    seconds: spot.seconds ?? null,
    minBudget: null,
  }))
}
const SOLD = listings.map((listing) => ({ listing, sold: soldIn(listing) }))

/** Price of the smallest booking by priceMedia(), scaled to 30 days when it is sold by time. */
function smallestBooking({ rate, seconds, minBudget }: Sold): number {
  const { media, duration } = priceMedia({ rate, seconds, minBudget, seasons: [], discounts: [] }, {})
  const { period, perMonth } = UNITS[rate.unit]
  return period === 'release' ? media : (media / duration) * perMonth
}

test('the price a month of everything is the estimate of its smallest booking over 30 days', () => {
  for (const { listing, sold } of SOLD) {
    for (const one of sold) {
      const { rate, seconds, minBudget } = one
      expect(Math.abs(monthlyPrice(rate, { seconds, minBudget }) - smallestBooking(one)), one.name).toBeLessThanOrEqual(
        1,
      )
    }
    const least = Math.min(...sold.map(smallestBooking))
    expect(Math.abs(listing.monthly - least), listing.ref).toBeLessThanOrEqual(1)
  }
})

test('the rate and the minimum of a listing are those of the spot that its price a month is of', () => {
  for (const { listing, sold } of SOLD) {
    const shown = rateOf(listing)
    const same = sold.filter(({ rate }) => JSON.stringify(rate) === JSON.stringify(shown))
    const prices = same.map(({ rate, seconds, minBudget }) => monthlyPrice(rate, { seconds, minBudget }))
    expect(prices, listing.ref).toContain(listing.monthly)
  }
})

test('every smallest order is one that can be bought', () => {
  for (const { sold } of SOLD) {
    for (const { name, rate, minBudget } of sold) {
      const order = fitOrder(rate, {})
      expect(order.quantity, name).toBe(rate.minQuantity)
      expect(order.quantity, name).toBeLessThanOrEqual(MAX_QUANTITY)
      if (UNITS[rate.unit].periodNoun) expect(order.duration, name).toBe(rate.minDuration)
      if (minBudget) expect(rate.rate * rate.minQuantity, name).toBeGreaterThanOrEqual(minBudget)
    }
  }
})

describe('the positions of a newspaper', () => {
  const positions = inCategory('newspaper').flatMap((paper) => spotsOf(paper).map((spot) => ({ paper, spot })))

  test('are several in each edition, one of them the column', () => {
    for (const paper of inCategory('newspaper')) {
      const own = spotsOf(paper)
      expect(own.length, paper.ref).toBeGreaterThanOrEqual(4)
      expect(own.filter((spot) => !isFixed(spot)).map(({ type }) => type)).toEqual(['Column'])
      expect(own.map(({ type }) => type)).toEqual(expect.arrayContaining(['Full page', 'Half page', 'Quarter page']))
    }
  })

  test('have the area of their size, and are sold in no other', () => {
    for (const { paper, spot } of positions.filter(({ spot }) => isFixed(spot))) {
      const [width = 0, height = 0] = numbersIn(spot.size ?? '').map(Number)
      expect(spot.minQuantity, `${paper.ref} ${spot.name}`).toBe(width * height)
      for (const quantity of [1, width * height - 1, width * height + 1, 5_000]) {
        expect(fitOrder(rateOf(spot), { quantity }).quantity).toBe(width * height)
      }
    }
  })

  test('begin, of the column, with the size that they state, in whole columns', () => {
    for (const { paper, spot } of positions.filter(({ spot }) => !isFixed(spot))) {
      const [width = 0, height = 0] = numbersIn(spot.size ?? '').map(Number)
      expect(spot.minQuantity, paper.ref).toBe(width * height)
      expect(spot.step % width, paper.ref).toBe(0)
      expect(
        paper.features.some((one) => one === `Column from ${spot.minQuantity} sq cm`) ||
          paper.subcategoryId === 'supplements',
      ).toBe(true)
    }
  })

  test('fit the page, and cost no less for a better place', () => {
    for (const paper of inCategory('newspaper')) {
      const rate = (type: string) => spotsOf(paper).find((spot) => spot.type === type)?.rate ?? Number.NaN
      for (const { minQuantity } of spotsOf(paper)) expect(minQuantity).toBeLessThanOrEqual(33 * 52)
      expect(rate('Column'), paper.ref).toBeLessThanOrEqual(rate('Quarter page'))
      expect(rate('Quarter page'), paper.ref).toBe(rate('Full page'))
      expect(rate('Front page strip'), paper.ref).toBeGreaterThanOrEqual(rate('Full page'))
    }
  })
})

test('a range has one unit, and a group has no two ranges of one', () => {
  const groups = new Map<string, (ListingRow | SpotRow)[]>()
  for (const listing of listings) {
    const key = `${listing.categoryId}/${listing.subcategoryId}`
    const own = spotsOf(listing)
    groups.set(key, [...(groups.get(key) ?? []), ...(own.length > 0 ? own : [listing])])
  }
  for (const [key, sold] of groups) {
    const ranges = mergeRanges(sold.map(({ unit, rate }) => ({ unit, from: rate, to: rate, offers: 1 })))
    expect(new Set(ranges.map(({ unit }) => unit)).size, key).toBe(ranges.length)
    for (const { unit, from, to } of ranges) {
      const rates = sold.filter((one) => one.unit === unit).map(({ rate }) => rate)
      expect([from, to], key).toEqual([Math.min(...rates), Math.max(...rates)])
    }
  }
})

test('a medium whose listings have several units sorts them by a measure that all of them have', () => {
  for (const category of new Set(listings.map(({ categoryId }) => categoryId))) {
    const units = new Set(inCategory(category).map(({ unit }) => unit))
    if (units.size > 1) expect(mediaSpec({ id: category, name: '' }).priceSort, category).toBeDefined()
  }
})

test('one minimum is not said for all: spots keep their own', () => {
  expect(
    new Set(spots.filter(({ unit }) => unit === 'per_unit_month').map(({ minDuration }) => minDuration)).size,
  ).toBeGreaterThan(1)
})
