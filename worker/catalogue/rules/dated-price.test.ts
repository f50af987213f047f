import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSeasons, vectorsOf } from '../../../tests/support/booking-vectors.ts'
import { addDays, addMonths, type DateSpan, daysIn } from '../../kernel/rules/dates.ts'
import {
  bookingLength,
  bookingOf,
  countingOf,
  type Dues,
  datedEstimate,
  mediaPrice,
  shortestEnd,
  thirtieths,
} from './dated-price.ts'
import { estimate, piecePrice, type Rate } from './rate.ts'
import { RATE_UNITS } from './registry/units.ts'
import { seasonOn, seasonSum, seasonsIn } from './seasons.ts'

const rateOf = (unit: Rate['unit'], more: Partial<Rate> = {}): Rate => ({
  rate: 18_500_000,
  unit,
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  ...more,
})

test.each(vectorsOf<DateSpan, { days: number; thirtieths: number }>('thirtieths'))('%s', (_, span, expected) =>
  expect({ days: daysIn(span), thirtieths: thirtieths(span) }).toEqual(expected),
)

test('begun weeks are whole ones, and the booking ends with the last', () => {
  expect(bookingOf(rateOf('per_10_sec'), { start: '2027-01-04', end: '2027-01-13' }, 1)).toEqual({
    span: { start: '2027-01-04', end: '2027-01-17' },
    dues: { n: 2, d: 1 },
  })
})

interface Seasonal extends DateSpan {
  seasons: { from: string; until: string; bp: number }[]
}
const SEASONAL = vectorsOf<Seasonal, number>('season')
const SEASONS = toSeasons(SEASONAL[0]?.[1].seasons ?? [])

test.each(SEASONAL)('seasons: %s', (_, { seasons, ...span }, expected) =>
  expect(seasonSum(toSeasons(seasons), span)).toBe(expected),
)

const md = fc
  .date({ min: new Date('2028-01-01T00:00Z'), max: new Date('2028-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(5, 10))

test('seasons are counted as the days are, one by one', () => {
  const day = fc.integer({ min: 0, max: 1_600 }).map((days) => addDays('2026-01-01', days))
  const oneSeason = fc.record({
    name: fc.constant('One'),
    fromMd: md,
    untilMd: md,
    bp: fc.integer({ min: -2_000, max: 3_000 }),
  })
  fc.assert(
    fc.property(oneSeason, day, fc.integer({ min: 0, max: 420 }), (season, start, length) => {
      const span = { start, end: addDays(start, length) }
      const days = Array.from({ length: length + 1 }, (_, at) => addDays(start, at))
      const own = days.filter((one) => seasonOn([season], one)).length
      expect(seasonSum([season], span)).toBe(10_000 * days.length + own * season.bp)
      expect(seasonsIn([season], span)).toEqual(own > 0 ? [{ season, days: own }] : [])
    }),
    {
      numRuns: 2_000,
      examples: [
        [{ name: 'Leap', fromMd: '02-29', untilMd: '02-29', bp: 100 }, '2026-12-01', 500],
        [{ name: 'Leap', fromMd: '11-01', untilMd: '02-29', bp: 100 }, '2027-02-28', 2],
        [{ name: 'Year', fromMd: '01-01', untilMd: '12-31', bp: 100 }, '2027-12-31', 1],
      ],
    },
  )
})

test('a season runs over New Year, and is named with its days', () => {
  expect(seasonOn(SEASONS, '2027-01-01')?.bp).toBe(800)
  expect(
    seasonsIn(SEASONS, { start: '2026-11-14', end: '2026-11-18' }).map(({ season, days }) => [season.bp, days]),
  ).toEqual([
    [2000, 2],
    [800, 3],
  ])
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

describe('an estimate for days', () => {
  const TWO_MONTHS = { start: '2026-12-15', end: '2027-02-14' }

  test('adds printing once, and tax on both', () => {
    const sums = datedEstimate(rateOf('per_month'), { span: TWO_MONTHS }, 18, { setup: 1_680_000 })
    expect(sums).toMatchObject({ media: 37_000_000, season: 0, setup: 1_680_000, gst: 6_962_400, total: 45_642_400 })
  })

  test('says what a season adds', () => {
    const sums = datedEstimate(rateOf('per_month'), { span: TWO_MONTHS }, 18, { seasons: SEASONS })
    expect(sums).toMatchObject({ media: 39_960_000, season: 2_960_000 })
  })

  test('takes off the largest discount that it is long enough for', () => {
    const discounts = [
      { months: 3, bp: 500 },
      { months: 6, bp: 1200 },
    ]
    const months = (count: number) => ({ start: '2027-01-01', end: addDays(addMonths('2027-01-01', count), -1) })
    const of = (count: number) => datedEstimate(rateOf('per_month'), { span: months(count) }, 18, { discounts })
    expect(of(2)).toMatchObject({ discountBp: 0, discount: 0, media: 37_000_000 })
    expect(of(3)).toMatchObject({ discountBp: 500, discount: 2_775_000, media: 52_725_000 })
    expect(of(6)).toMatchObject({ discountBp: 1200, media: 97_680_000 })
    const insertions = { span: months(6), pieces: 1 }
    expect(datedEstimate(rateOf('per_sq_cm'), insertions, 5, { discounts })).toMatchObject({ discountBp: 0 })
  })

  test('is none where the days are fewer than the least', () => {
    expect(datedEstimate(rateOf('per_month', { minDuration: 3 }), { span: TWO_MONTHS }, 18)).toBeNull()
  })

  test('is the plain estimate for whole units', () => {
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
        const dated = datedEstimate(rate, { span: { start, end }, quantity, pieces: duration }, 18, extra)
        const plain = estimate(rate, { quantity, duration }, 18, extra)
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

test.each([
  ['per_month', 2, '2027-02-14'],
  ['per_slot_day', 2, '2026-12-28'],
  ['per_10_sec', 1, '2026-12-21'],
  ['per_day', 3, '2026-12-17'],
  ['per_sq_cm', 2, '2026-12-15'],
] as const)('the shortest booking by %s, %i of them', (unit, minDuration, end) => {
  const rate = rateOf(unit, { minDuration })
  expect(shortestEnd(rate, '2026-12-15')).toBe(end)
  expect(bookingOf(rate, { start: '2026-12-15', end }, minDuration)).not.toBeNull()
})

test.each([
  ['per_month', '2027-02-14', '2 months'],
  ['per_month', '2027-01-20', '37 days'],
  ['per_10_sec', '2027-01-04', '3 weeks'],
  ['per_slot_day', '2027-01-14', '31 days'],
  ['per_sq_cm', '2027-01-14', null],
] as const)('%s to %s is %s', (unit, end, text) => {
  const booking = bookingOf(rateOf(unit), { start: '2026-12-15', end }, 1)
  expect(booking && bookingLength({ unit }, booking)).toBe(text)
})

describe('days of issue', () => {
  const rate = rateOf('per_sq_cm', { rate: 41_235, minQuantity: 240, step: 0 })
  const sumsOf = (issues: string[], minDuration = 1) =>
    datedEstimate({ ...rate, minDuration }, { issues }, 5, { seasons: SEASONS })

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
