import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSeasons, vectorsOf } from '../../../tests/support/booking-vectors.ts'
import { anOffer } from '../../../tests/support/offer.ts'
import { addDays, addMonths } from '../../kernel/rules/dates.ts'
import { toPaise } from '../../kernel/rules/money.ts'
import { countingOf, type Dues } from './dues.ts'
import { mediaPrice, type Offer, type OrderByNumber, type OrderOnDays, priceOffer, toOffer } from './offer.ts'
import { piecePrice, type Rate } from './rate.ts'
import { RATE_UNITS } from './registry/units.ts'
import { seasonOn, seasonsIn } from './seasons.ts'

const rateOf = (unit: Rate['unit'], more: Partial<Rate> = {}): Rate => ({
  rate: 18_500_000,
  unit,
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  ...more,
})

const [SEASONAL] = vectorsOf<{ seasons: { from: string; until: string; bp: number }[] }, number>('season')
const SEASONS = toSeasons(SEASONAL?.[1].seasons ?? [])

const offerAt = (rate: Rate, percent: number, more: Partial<Offer> = {}) =>
  anOffer({ ...more, rate, gst: { percent, sac: '' } })
const onDays = (rate: Rate, order: OrderOnDays, percent: number, more?: Partial<Offer>) =>
  priceOffer(offerAt(rate, percent, more), order)
const byNumber = (rate: Rate, order: OrderByNumber, percent: number, more?: Partial<Offer>) =>
  priceOffer(offerAt(rate, percent, more), order)

const anyRate = fc.record({
  rate: fc.integer({ min: 1, max: toPaise(50_00_000) }),
  unit: fc.constantFrom(...RATE_UNITS),
  minQuantity: fc.integer({ min: 1, max: 240 }),
  step: fc.integer({ min: 1, max: 25 }),
  minDuration: fc.integer({ min: 1, max: 6 }),
})

describe('the price of an order by number', () => {
  test('two sites for three months: setup once for each, GST on both', () => {
    const order = { quantity: 2, duration: 3 }
    expect(byNumber(rateOf('per_month'), order, 18, { setup: toPaise(20_000) })).toMatchObject({
      ...order,
      media: toPaise(11_10_000),
      setup: toPaise(40_000),
      gst: toPaise(2_07_000),
      total: toPaise(13_57_000),
    })
  })

  test('print is taxed at 5 percent', () => {
    const ad = rateOf('per_sq_cm', { rate: toPaise(2_000), minQuantity: 40 })
    expect(byNumber(ad, { quantity: 40, duration: 1 }, 5).gst).toBe(toPaise(4_000))
  })

  test('a slot priced by the day and booked by the week costs seven days', () => {
    const slot = rateOf('per_slot_day', { rate: toPaise(2_000) })
    expect(byNumber(slot, { quantity: 1, duration: 2 }, 18).media).toBe(toPaise(28_000))
  })

  test('the length of a spot counts', () => {
    const spot = rateOf('per_10_sec', { rate: toPaise(4_000) })
    expect(byNumber(spot, { quantity: 5, duration: 1 }, 18, { seconds: 30 }).media).toBe(toPaise(60_000))
  })

  test('a minimum budget is the least that media costs', () => {
    const clicks = rateOf('per_click', { rate: toPaise(10) })
    const minBudget = toPaise(25_000)
    expect(byNumber(clicks, { quantity: 100, duration: 1 }, 18, { minBudget }).media).toBe(minBudget)
    expect(byNumber(clicks, { quantity: 5_000, duration: 1 }, 18, { minBudget }).media).toBe(toPaise(50_000))
  })

  test('takes off what its length does, as on days of so many months', () => {
    const discounts = [{ months: 3, bp: 500 }]
    const of = (duration: number) => byNumber(rateOf('per_month'), { duration }, 18, { discounts })
    expect(of(2)).toMatchObject({ discount: 0, media: 37_000_000 })
    expect(of(3)).toMatchObject({ discount: 2_775_000, media: 52_725_000 })
    expect(byNumber(rateOf('per_sq_cm'), { duration: 12 }, 5, { discounts }).discount).toBe(0)
  })

  test('is whole paise that add up, for any rate and order', () => {
    const anyOrder = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }),
      duration: fc.integer({ min: 1, max: 52 }),
    })
    fc.assert(
      fc.property(anyRate, anyOrder, fc.constantFrom(5, 18), fc.nat(toPaise(50_000)), (wanted, order, gst, setup) => {
        const sum = byNumber(wanted, order, gst, { setup })
        expect([sum.media, sum.setup, sum.gst, sum.total].every(Number.isSafeInteger)).toBe(true)
        expect(sum.total).toBe(sum.media + sum.setup + sum.gst)
      }),
    )
  })
})

interface Order extends Pick<Rate, 'rate' | 'unit'> {
  quantity: number
  billable: Dues
  seconds?: number
  seasonSum?: number
  seasonDays?: number
  discountBp?: number
  minBudget?: number
}
test.each(vectorsOf<Order, number>('media'))('%s', (_, given, expected) => {
  const { quantity, billable, seconds = null, seasonSum: sum, seasonDays: days, discountBp, minBudget } = given
  const season = sum !== undefined && days !== undefined ? { sum, days } : undefined
  expect(mediaPrice(piecePrice(given, seconds), quantity, billable, { season, discountBp, minBudget }).media).toBe(
    expected,
  )
})

describe('the price of an order on days', () => {
  const TWO_MONTHS = { start: '2026-12-15', end: '2027-02-14' }

  test('adds printing once, and tax on both', () => {
    const sums = onDays(rateOf('per_month'), { span: TWO_MONTHS }, 18, { setup: 1_680_000 })
    expect(sums).toMatchObject({ media: 37_000_000, season: 0, setup: 1_680_000, gst: 6_962_400, total: 45_642_400 })
  })

  test('says what a season adds', () => {
    const sums = onDays(rateOf('per_month'), { span: TWO_MONTHS }, 18, { seasons: SEASONS })
    expect(sums).toMatchObject({ media: 39_960_000, season: 2_960_000 })
  })

  test('takes off the largest discount that it is long enough for', () => {
    const discounts = [
      { months: 3, bp: 500 },
      { months: 6, bp: 1200 },
    ]
    const months = (count: number) => ({ start: '2027-01-01', end: addDays(addMonths('2027-01-01', count), -1) })
    const of = (count: number) => onDays(rateOf('per_month'), { span: months(count) }, 18, { discounts })
    expect(of(2)).toMatchObject({ discountBp: 0, discount: 0, media: 37_000_000 })
    expect(of(3)).toMatchObject({ discountBp: 500, discount: 2_775_000, media: 52_725_000 })
    expect(of(6)).toMatchObject({ discountBp: 1200, media: 97_680_000 })
    const insertions = { span: months(6), pieces: 1 }
    expect(onDays(rateOf('per_sq_cm'), insertions, 5, { discounts })).toMatchObject({ discountBp: 0 })
  })

  test('is none where the days are fewer than the least', () => {
    expect(onDays(rateOf('per_month', { minDuration: 3 }), { span: TWO_MONTHS }, 18)).toBeNull()
  })

  test('is that of the order by number for whole units', () => {
    const anyRate = fc.record({
      unit: fc.constantFrom(...RATE_UNITS),
      rate: fc.integer({ min: 1, max: 10 ** 9 }),
      minQuantity: fc.integer({ min: 1, max: 50 }),
      step: fc.integer({ min: 1, max: 10 }),
      minDuration: fc.integer({ min: 1, max: 6 }),
    })
    const anyOrder = fc.record({ quantity: fc.integer({ min: 1, max: 500 }), periods: fc.integer({ min: 1, max: 12 }) })
    const anyExtra = fc.record({
      seconds: fc.constantFrom(null, 10, 15, 30),
      setup: fc.integer({ min: 0, max: 10 ** 8 }),
    })
    fc.assert(
      fc.property(anyRate, anyOrder, anyExtra, fc.integer({ min: 0, max: 700 }), (rate, order, extra, offset) => {
        const duration = Math.max(order.periods, rate.minDuration)
        const start = addDays('2026-11-20', offset)
        const end = endOfPeriods(rate, start, duration)
        const { quantity } = order
        const dated = onDays(rate, { span: { start, end }, quantity, pieces: duration }, 18, extra)
        const plain = byNumber(rate, { quantity, duration }, 18, extra)
        expect(dated).toMatchObject({
          quantity: plain.quantity,
          media: plain.media,
          gst: plain.gst,
          total: plain.total,
        })
      }),
    )
  })
})

function endOfPeriods(rate: Rate, start: string, periods: number): string {
  const counting = countingOf(rate)
  if (counting === 'months') return addDays(addMonths(start, periods), -1)
  if (counting === 'weeks' || rate.unit === 'per_slot_day') return addDays(start, 7 * periods - 1)
  return addDays(start, periods - 1)
}

describe('the price of days of issue', () => {
  const rate = rateOf('per_sq_cm', { rate: 41_235, minQuantity: 240, step: 0 })
  const sumsOf = (issues: string[], minDuration = 1) =>
    onDays({ ...rate, minDuration }, { issues }, 5, { seasons: SEASONS })

  test('are an insertion each, the days between them are not', () => {
    expect(sumsOf(['2027-03-07', '2027-03-14'])).toMatchObject({
      booking: { span: { start: '2027-03-07', end: '2027-03-14' }, dues: { n: 2, d: 1 } },
      media: 19_792_800,
      season: 0,
      gst: 989_640,
    })
  })

  test('have the season of their own day', () => {
    const [inside, outside] = ['2026-11-15', '2027-03-07']
    const bp = seasonOn(SEASONS, inside)?.bp ?? 0
    expect(bp).not.toBe(0)
    expect(seasonOn(SEASONS, outside)).toBeUndefined()
    const piece = 41_235 * 240
    expect(sumsOf([inside, outside])?.season).toBe(Math.round((piece * bp) / 10_000))
    expect(seasonsIn(SEASONS, [inside, outside]).map(({ days }) => days)).toEqual([1])
  })

  test('fewer than the least are no booking', () => {
    expect(sumsOf(['2027-03-07'], 2)).toBeNull()
    expect(sumsOf([])).toBeNull()
  })
})

describe('the offer of a spot', () => {
  const listing = anOffer({ setup: 20_000, minBudget: 50_000, discounts: [{ months: 3, bp: 500 }], seasons: SEASONS })
  const spot = { rate: rateOf('per_10_sec'), seconds: 30 }

  test('has its own rate, and seasons and discounts of its listing', () => {
    const { rate, seconds, seasons, discounts } = toOffer(listing, spot, listing.gst)
    expect({ rate, seconds, seasons, discounts }).toEqual({
      ...spot,
      seasons: listing.seasons,
      discounts: listing.discounts,
    })
  })

  test('pays setup for a place, not for airtime, and has no least spend', () => {
    expect(toOffer(listing, spot, listing.gst)).toMatchObject({ setup: 0, minBudget: null })
    expect(toOffer(listing, { ...spot, seconds: null }, listing.gst)).toMatchObject({ setup: 20_000, minBudget: null })
    expect(toOffer(listing, null, listing.gst)).toEqual(listing)
  })
})
