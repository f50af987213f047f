import { expect, test } from 'vitest'
import { toPaise } from '../../../worker/domain/money.ts'
import { joined, spotRange } from './cards.ts'

const rate = { rate: 0, unit: 'per_unit_month' as const, minQuantity: 1, step: 1, minDuration: 1 }
const spots = { count: 3, from: toPaise(4_500), to: toPaise(96_000), first: [] }

test('what is missing leaves no gap', () => {
  expect(joined(['40 × 20 ft', null, undefined, '', 'Front lit'])).toBe('40 × 20 ft · Front lit')
})

test('spots have a range in the unit of the medium', () => {
  expect(spotRange({ spots, rate })).toEqual({ amount: '₹4,500 to ₹96,000', unit: 'per month' })
  expect(spotRange({ spots: { ...spots, to: spots.from }, rate })?.amount).toBe('₹4,500')
})

test('airtime of different lengths is priced by the spot', () => {
  expect(spotRange({ spots, rate: { ...rate, unit: 'per_10_sec' } })?.unit).toBe('per spot')
})

test('a channel without spots has no range', () => {
  expect(spotRange({ spots: { count: 0, from: null, to: null, first: [] }, rate })).toBeNull()
})
