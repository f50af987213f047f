import { expect, test } from 'vitest'
import { toPaise } from '../../kernel/rules/money.ts'
import { mergeRanges, rangeText, rateRangeText, showingRanges, showingUnit } from './price-range.ts'
import type { RateUnit } from './registry/units.ts'

const spot = (amount: number, unit: RateUnit, seconds: number | null = null, minQuantity = 1) => ({
  rate: { rate: toPaise(amount), unit, minQuantity, step: 1, minDuration: 1 },
  seconds,
})

test('prices of different units are in different ranges, the unit of most spots first', () => {
  expect(
    showingRanges([
      spot(90_000, 'per_unit_month'),
      spot(12_000, 'per_screen_week', 30),
      spot(8_000, 'per_screen_week', 10),
    ]).map((range) => `${rangeText(range)} ${showingUnit(range.unit)}`),
  ).toEqual(['₹8,000 to ₹12,000 per screen, per week', '₹90,000 per month'])
  expect(showingRanges([])).toEqual([])
})

test('airtime counts by the spot, an ad by its area', () => {
  expect(showingRanges([spot(1_000, 'per_10_sec', 30), spot(2_000, 'per_10_sec', 5)])).toEqual([
    { unit: 'per_10_sec', from: toPaise(1_000), to: toPaise(3_000), offers: 2 },
  ])
  expect(showingUnit('per_10_sec')).toBe('per spot')
  expect(showingRanges([spot(300, 'per_sq_cm', null, 400)])[0]?.from).toBe(toPaise(1_20_000))
  expect(showingUnit('per_sq_cm')).toBe('per insertion')
})

test('the ranges of groups together are as wide as the widest, and equal numbers come in the order of the units', () => {
  const range = (unit: RateUnit, from: number, to: number, offers = 1) => ({ unit, from, to, offers })
  expect(
    mergeRanges([range('per_click', 700, 950), range('per_mille', 4_000, 9_000), range('per_click', 500, 800)]),
  ).toEqual([range('per_click', 500, 950, 2), range('per_mille', 4_000, 9_000)])
  expect(mergeRanges([range('per_click', 1, 1), range('per_mille', 1, 1)]).map(({ unit }) => unit)).toEqual([
    'per_mille',
    'per_click',
  ])
  expect(rateRangeText(range('per_mille', 4_000, 9_000))).toBe('₹40 to ₹90 per 1,000 views')
})
