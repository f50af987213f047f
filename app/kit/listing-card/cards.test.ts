import { expect, test } from 'vitest'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { joined } from '../media/shared.ts'
import { datedPrice, spotRanges } from './cards.ts'

test('what is missing leaves no gap', () => {
  expect(joined(['40 × 20 ft', null, undefined, '', 'Front lit'])).toBe('40 × 20 ft · Front lit')
})

test('spots have a range for each unit', () => {
  const month = { unit: 'per_unit_month' as const, from: toPaise(4_500), to: toPaise(96_000), offers: 3 }
  const week = { unit: 'per_screen_week' as const, from: toPaise(900), to: toPaise(900), offers: 1 }
  expect(spotRanges({ spots: { count: 4, ranges: [month, week], first: [] } })).toEqual([
    { amount: '₹4,500 to ₹96,000', unit: 'per month' },
    { amount: '₹900', unit: 'per screen, per week' },
  ])
  expect(spotRanges({ spots: { count: 0, ranges: [], first: [] } })).toEqual([])
})

test('what is sold for longer than the days that are asked for says so of these days', () => {
  const rate = { rate: toPaise(1_000), unit: 'per_month' as const, minQuantity: 1, step: 1, minDuration: 6 }
  const card = {
    rate,
    seasons: [],
    discounts: [{ months: 6, bp: 1_000 }],
    minBudget: null,
    spots: { count: 0, ranges: [], first: [] },
  }
  expect(datedPrice(card, { from: '2026-12-15', until: '2027-02-14' })).toBe(
    'Your days are too few: sold for 6 months or more',
  )
  expect(datedPrice(card, { from: '2026-12-15', until: '2027-06-14' })).toBe('₹5,400 for your 6 months')
})
