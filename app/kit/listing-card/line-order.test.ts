import { expect, test } from 'vitest'
import { lineDays, lineQuantity } from './line-order.ts'

const TODAY = '2026-11-23'
const FLIGHT = { starts: '2026-12-15', ends: '2027-01-14', days: null }

test('days in a row are a range, one day is itself', () => {
  expect(lineDays(FLIGHT, TODAY)).toBe('15 Dec to 14 Jan 2027')
  expect(lineDays({ ...FLIGHT, ends: FLIGHT.starts }, TODAY)).toBe('15 Dec')
})

test('a few chosen days are named, many are counted', () => {
  const days = ['2026-12-15', '2026-12-20', '2026-12-27', '2027-01-03', '2027-01-14']
  expect(lineDays({ ...FLIGHT, days: days.slice(0, 2) }, TODAY)).toBe('15 Dec and 20 Dec')
  expect(lineDays({ ...FLIGHT, days }, TODAY)).toBe('5 days, 15 Dec to 14 Jan 2027')
  expect(lineDays({ ...FLIGHT, days }, TODAY, Number.POSITIVE_INFINITY)).toMatch(/^15 Dec, .* and 14 Jan 2027$/)
})

test('insertions are counted where the unit has them', () => {
  expect(lineQuantity({ unit: 'per_slot_day', quantity: 2, insertions: 1 })).toBe('2 slots')
  expect(lineQuantity({ unit: 'per_insertion', quantity: 1, insertions: 4 })).toBe('1 ad × 4 issues')
  expect(lineQuantity({ unit: 'per_reel', quantity: 3, insertions: 1 })).toBe('3 reels')
})
