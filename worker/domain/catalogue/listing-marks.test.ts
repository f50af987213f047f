import { expect, test } from 'vitest'
import { listingMarks, sideFacts } from './listing-marks.ts'

const NAGPUR = { area: 'Sadar', city: 'Nagpur' }
const FACING = { label: 'Facing', value: 'Towards Sitabuldi' }

test('the side of a listing is its position, or the way that it faces', () => {
  const gate = { label: 'Position', value: 'By gate 2' }
  expect(sideFacts([{ label: 'Size', value: '40 × 20 ft' }, FACING, gate])).toEqual([FACING, gate])
  expect(sideFacts([{ label: 'Facing', value: 'Shoppers entering' }])).toEqual([])
})

test('two listings with one title are told apart by what stands under it', () => {
  const one = { ref: 'OOH-0003', place: NAGPUR, specifications: [FACING] }
  expect(listingMarks(one)).toBe('OOH-0003 · Sadar, Nagpur · Towards Sitabuldi')
  expect(listingMarks({ ref: 'OOH-0084', ownRef: 'NGP 12', place: NAGPUR, specifications: [] })).toBe(
    'OOH-0084 · NGP 12 · Sadar, Nagpur',
  )
  expect(listingMarks(one, false)).toBe('OOH-0003 · Towards Sitabuldi')
  expect(listingMarks({ ...one, place: { area: 'Nagpur edition', city: 'Nagpur' }, specifications: [] })).toBe(
    'OOH-0003 · Nagpur edition',
  )
})
