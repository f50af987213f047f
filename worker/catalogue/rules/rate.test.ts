import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPaise } from '../../kernel/rules/money.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import {
  describeMinimum,
  describeMinimums,
  describePrice,
  fitOrder,
  MAX_DURATION,
  MAX_QUANTITY,
  monthlyPrice,
  piecePrice,
  type Rate,
} from './rate.ts'
import { RATE_UNITS, UNITS } from './registry/units.ts'

const rate = (over: Partial<Rate> = {}): Rate => ({
  rate: toPaise(1_000),
  unit: 'per_month',
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  ...over,
})

const anyRate = fc.record({
  rate: fc.integer({ min: 1, max: toPaise(50_00_000) }),
  unit: fc.constantFrom(...RATE_UNITS),
  minQuantity: fc.integer({ min: 1, max: 1_000 }),
  step: fc.integer({ min: 0, max: 100 }),
  minDuration: fc.integer({ min: 1, max: 6 }),
})

describe('piecePrice', () => {
  test('a 30 second spot at a 10 second rate costs three times the rate', () => {
    expect(piecePrice({ rate: toPaise(4_000), unit: 'per_10_sec' }, 30)).toBe(toPaise(12_000))
  })

  test('an odd length is rounded to the paisa', () => {
    expect(piecePrice({ rate: 333, unit: 'per_10_sec' }, 15)).toBe(500)
  })

  test('a length changes no other unit', () => {
    expect(piecePrice({ rate: toPaise(8_000), unit: 'per_screen_week' }, 30)).toBe(toPaise(8_000))
  })

  test('without a length it is the rate', () => {
    expect(piecePrice({ rate: toPaise(4_000), unit: 'per_10_sec' }, null)).toBe(toPaise(4_000))
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

  test('a position in its size is sold in no other', () => {
    const halfPage = rate({ unit: 'per_sq_cm', minQuantity: 825, step: 0 })
    for (const quantity of [undefined, 1, 825, 826, 3_000]) expect(fitOrder(halfPage, { quantity }).quantity).toBe(825)
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
        const more = fit.quantity - wanted.minQuantity
        expect(wanted.step === 0 ? more : more % wanted.step).toBe(0)
        expect(fit.quantity).toBeLessThanOrEqual(MAX_QUANTITY)
        expect(fit.duration).toBeGreaterThanOrEqual(UNITS[wanted.unit].periodNoun ? wanted.minDuration : 1)
        expect(fit.duration).toBeLessThanOrEqual(MAX_DURATION)
        expect(fitOrder(wanted, fit)).toEqual(fit)
      }),
    )
  })
})

describe('monthlyPrice', () => {
  test.each([
    ['per_month', toPaise(1_000)],
    ['per_day', toPaise(30_000)],
    ['per_slot_day', toPaise(30_000)],
    ['per_release', toPaise(1_000)],
    ['per_screen_week', Math.round((toPaise(1_000) * 30) / 7)],
  ] as const)('%s', (unit, expected) => expect(monthlyPrice(rate({ unit }))).toBe(expected))

  test('is for the smallest order', () => expect(monthlyPrice(rate({ minQuantity: 50 }))).toBe(toPaise(50_000)))

  test('has every insertion of a series, but one month of a longer booking', () => {
    const column = rate({ unit: 'per_sq_cm', minQuantity: 40, minDuration: 4 })
    expect(monthlyPrice(column)).toBe(toPaise(1_000 * 40 * 4))
    expect(monthlyPrice(rate({ minDuration: 3 }))).toBe(toPaise(1_000))
  })

  test('has the length of a spot, and no less than the least spend', () => {
    const spot = rate({ unit: 'per_10_sec', minQuantity: 7 })
    expect(monthlyPrice(spot, { seconds: 30 })).toBe(3 * monthlyPrice(spot))
    expect(monthlyPrice(rate({ unit: 'per_click' }), { minBudget: toPaise(25_000) })).toBe(toPaise(25_000))
  })
})

test('a position is priced by the insertion, airtime by the spot, the rest by its unit', () => {
  const jacket = rate({ rate: toPaise(1_078), unit: 'per_sq_cm', minQuantity: 1_716, step: 0 })
  expect(describePrice(jacket)).toEqual({
    amount: toPaise(18_49_848),
    unit: 'per insertion',
    of: '₹1,078 per sq cm',
  })
  expect(describePrice({ ...jacket, step: 4 })).toEqual({ amount: toPaise(1_078), unit: 'per sq cm', of: null })
  expect(describePrice(rate({ unit: 'per_10_sec' }), 30)).toMatchObject({
    amount: toPaise(3_000),
    unit: 'per 30 sec spot',
  })
})

test.each([
  [rate({ minDuration: 1 }), '1 month'],
  [rate({ minDuration: 3, minQuantity: 2 }), '2 sites, 3 months'],
  [rate({ unit: 'per_sq_cm', minQuantity: 40 }), '40 sq cm, 1 insertion'],
  [rate({ unit: 'per_reel', minQuantity: 2 }), '2 reels'],
  [rate({ unit: 'per_reel' }), '1 reel'],
])('describeMinimum %#: %s', (wanted, text) => expect(describeMinimum(wanted)).toBe(text))

test('spots that ask for different minimums begin at the least, and are looked at one by one', () => {
  const month = (minDuration: number) => ({ rate: rate({ minDuration }) })
  expect(describeMinimums(rate({ minDuration: 2 }), [month(2), month(2)])).toBe('2 months')
  expect(describeMinimums(rate({ minDuration: 2 }), [month(2), month(1), month(3)])).toBe('from 1 month, see spot')
  const week = { rate: rate({ unit: 'per_screen_week', minQuantity: 2 }) }
  // A week is shorter than a month, for either of the two as the listing's own price.
  expect(describeMinimums(month(3).rate, [month(3), week])).toBe('from 2 screens, 1 week, see spot')
  expect(describeMinimums(week.rate, [month(1), week])).toBe('from 2 screens, 1 week, see spot')
  const airtime = (minQuantity: number, minDuration: number) => ({
    rate: rate({ unit: 'per_10_sec', minQuantity, minDuration }),
  })
  // One spot's own terms, not the fewest spots of one over the weeks of another.
  expect(describeMinimums(airtime(10, 2).rate, [airtime(10, 2), airtime(14, 1)])).toBe(
    'from 14 spots a week, 1 week, see spot',
  )
  expect(describeMinimums(rate(), [])).toBe('1 month')
})

test('plural groups its number', () => expect(plural(1_00_000, ['view', 'views'])).toBe('1,00,000 views'))
