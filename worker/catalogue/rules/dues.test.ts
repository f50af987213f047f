import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSeasons, vectorsOf } from '../../../tests/support/booking-vectors.ts'
import { runs } from '../../../tests/support/runs.ts'
import { addDays, type DateSpan, daysIn } from '../../kernel/rules/dates.ts'
import { bookingLength, bookingOf, shortestEnd, thirtieths } from './dues.ts'
import type { Rate } from './rate.ts'
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
      numRuns: runs(2_000),
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
