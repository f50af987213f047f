import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '../money.ts'
import {
  describeMinimum,
  estimate,
  fitOrder,
  MAX_DURATION,
  MAX_QUANTITY,
  monthlyPrice,
  piecePrice,
  plural,
  RATE_UNITS,
  type Rate,
  UNITS,
} from './rate.ts'

const rate = (over: Partial<Rate> = {}): Rate => ({
  rate: rupees(1_000),
  unit: 'per_month',
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  ...over,
})

const anyRate = fc.record({
  rate: fc.integer({ min: 1, max: rupees(50_00_000) }),
  unit: fc.constantFrom(...RATE_UNITS),
  minQuantity: fc.integer({ min: 1, max: 1_000 }),
  step: fc.integer({ min: 1, max: 100 }),
  minDuration: fc.integer({ min: 1, max: 6 }),
})

describe('piecePrice', () => {
  test('a 30 second spot at a 10 second rate costs three times the rate', () => {
    expect(piecePrice({ rate: rupees(4_000), unit: 'per_10_sec' }, 30)).toBe(rupees(12_000))
  })

  test('an odd length is rounded to the paisa', () => {
    expect(piecePrice({ rate: 333, unit: 'per_10_sec' }, 15)).toBe(500)
  })

  test('a length changes no other unit', () => {
    expect(piecePrice({ rate: rupees(8_000), unit: 'per_screen_week' }, 30)).toBe(rupees(8_000))
  })

  test('without a length it is the rate', () => {
    expect(piecePrice({ rate: rupees(4_000), unit: 'per_10_sec' }, null)).toBe(rupees(4_000))
  })
})

describe('fitOrder', () => {
  test('raises to the minimum', () => {
    const asked = { quantity: 10, duration: 1 }
    expect(fitOrder(rate({ minQuantity: 40, minDuration: 3 }), asked)).toEqual({ quantity: 40, duration: 3 })
  })

  test('goes up to the next step, counted from the minimum', () => {
    const fleet = rate({ minQuantity: 50, step: 20 })
    expect(fitOrder(fleet, { quantity: 51 }).quantity).toBe(70)
    expect(fitOrder(fleet, { quantity: 70 }).quantity).toBe(70)
    expect(fitOrder(fleet, { quantity: 71 }).quantity).toBe(90)
  })

  test('takes the minimum where nothing is asked', () => {
    expect(fitOrder(rate({ minQuantity: 4, minDuration: 2 }), {})).toEqual({ quantity: 4, duration: 2 })
  })

  test('a reel has no duration, whatever is asked', () => {
    expect(fitOrder(rate({ unit: 'per_reel', minDuration: 6 }), { duration: 90 }).duration).toBe(1)
  })

  test('any order becomes one that can be bought, and fitting it again changes nothing', () => {
    const asked = fc.record({ quantity: fc.integer(), duration: fc.integer() }, { requiredKeys: [] })
    fc.assert(
      fc.property(anyRate, asked, (wanted, order) => {
        const fit = fitOrder(wanted, order)
        expect(fit.quantity).toBeGreaterThanOrEqual(wanted.minQuantity)
        expect((fit.quantity - wanted.minQuantity) % wanted.step).toBe(0)
        expect(fit.quantity).toBeLessThanOrEqual(MAX_QUANTITY)
        expect(fit.duration).toBeGreaterThanOrEqual(UNITS[wanted.unit].over ? wanted.minDuration : 1)
        expect(fit.duration).toBeLessThanOrEqual(MAX_DURATION)
        expect(fitOrder(wanted, fit)).toEqual(fit)
      }),
    )
  })
})

describe('estimate', () => {
  test('two sites for three months: setup once for each, GST on both', () => {
    const order = { quantity: 2, duration: 3 }
    expect(estimate(rate({ rate: rupees(1_85_000) }), order, 18, { setup: rupees(20_000) })).toEqual({
      ...order,
      media: rupees(11_10_000),
      setup: rupees(40_000),
      gst: rupees(2_07_000),
      total: rupees(13_57_000),
    })
  })

  test('print is taxed at 5 percent', () => {
    const ad = rate({ rate: rupees(2_000), unit: 'per_sq_cm', minQuantity: 40 })
    expect(estimate(ad, { quantity: 40, duration: 1 }, 5).gst).toBe(rupees(4_000))
  })

  test('a slot priced by the day and booked by the week costs seven days', () => {
    const slot = rate({ rate: rupees(2_000), unit: 'per_slot_day' })
    expect(estimate(slot, { quantity: 1, duration: 2 }, 18).media).toBe(rupees(28_000))
  })

  test('the length of a spot counts', () => {
    const spot = rate({ rate: rupees(4_000), unit: 'per_10_sec' })
    expect(estimate(spot, { quantity: 5, duration: 1 }, 18, { seconds: 30 }).media).toBe(rupees(60_000))
  })

  test('a minimum budget is the least that media costs', () => {
    const clicks = rate({ rate: rupees(10), unit: 'per_click' })
    const minBudget = rupees(25_000)
    expect(estimate(clicks, { quantity: 100, duration: 1 }, 18, { minBudget }).media).toBe(minBudget)
    expect(estimate(clicks, { quantity: 5_000, duration: 1 }, 18, { minBudget }).media).toBe(rupees(50_000))
  })

  test('is whole paise that add up, for any rate and order', () => {
    const anyOrder = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }),
      duration: fc.integer({ min: 1, max: 52 }),
    })
    fc.assert(
      fc.property(anyRate, anyOrder, fc.constantFrom(5, 18), fc.nat(rupees(50_000)), (wanted, order, gst, setup) => {
        const sum = estimate(wanted, order, gst, { setup })
        expect([sum.media, sum.setup, sum.gst, sum.total].every(Number.isSafeInteger)).toBe(true)
        expect(sum.total).toBe(sum.media + sum.setup + sum.gst)
      }),
    )
  })
})

describe('monthlyPrice', () => {
  test.each([
    ['per_month', rupees(1_000)],
    ['per_day', rupees(30_000)],
    ['per_slot_day', rupees(30_000)],
    ['per_release', rupees(1_000)],
    ['per_screen_week', Math.round((rupees(1_000) * 30) / 7)],
  ] as const)('%s', (unit, expected) => expect(monthlyPrice(rate({ unit }))).toBe(expected))

  test('is for the smallest order', () => expect(monthlyPrice(rate({ minQuantity: 50 }))).toBe(rupees(50_000)))
})

test.each([
  [rate({ minDuration: 1 }), '1 month'],
  [rate({ minDuration: 3, minQuantity: 2 }), '2 sites, 3 months'],
  [rate({ unit: 'per_sq_cm', minQuantity: 40 }), '40 sq cm, 1 insertion'],
  [rate({ unit: 'per_reel', minQuantity: 2 }), '2 reels'],
  [rate({ unit: 'per_reel' }), '1 reel'],
])('describeMinimum %#: %s', (wanted, text) => expect(describeMinimum(wanted)).toBe(text))

test('plural groups its number', () => expect(plural(1_00_000, ['view', 'views'])).toBe('1,00,000 views'))
