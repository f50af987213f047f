import { expect, test } from 'vitest'
import { lineMarks, listingMarks, sideFacts, sideText } from './listing-marks.ts'

const NAGPUR = { area: 'Sadar', city: 'Nagpur' }
const FACING = { label: 'Facing', value: 'Towards Sitabuldi' }

test('the side of a listing is its position, or the way that it faces', () => {
  const gate = { label: 'Position', value: 'By gate 2' }
  expect(sideFacts([{ label: 'Size', value: '40 × 20 ft' }, FACING, gate])).toEqual([FACING, gate])
  expect(sideFacts([{ label: 'Facing', value: 'Shoppers entering' }])).toEqual([])
})

test('two listings with one title are distinguished by the line under it', () => {
  const one = { ref: 'OOH-0003', title: 'Unipole', place: NAGPUR, specifications: [FACING] }
  expect(listingMarks(one)).toBe('OOH-0003 · Sadar, Nagpur · Towards Sitabuldi')
  expect(listingMarks({ ...one, ref: 'OOH-0084', ownRef: 'NGP 12', specifications: [] })).toBe(
    'OOH-0084 · NGP 12 · Sadar, Nagpur',
  )
  expect(listingMarks(one, false)).toBe('OOH-0003 · Towards Sitabuldi')
  expect(listingMarks({ ...one, place: { area: 'Nagpur edition', city: 'Nagpur' }, specifications: [] })).toBe(
    'OOH-0003 · Nagpur edition',
  )
  expect(lineMarks({ ref: 'OOH-0003', side: sideText(one) })).toBe('OOH-0003 · Towards Sitabuldi')
})

test('what the title says is not said again, and the reference always is', () => {
  const gate = (value: string) => [{ label: 'Position', value }]
  const canopy = {
    ref: 'BTL-0484',
    title: 'Bazaar canopy, Baner, 10 × 10 ft, by gate 1',
    place: { area: 'Baner', city: 'Pune' },
    specifications: gate('By gate 1'),
  }
  expect(listingMarks(canopy)).toBe('BTL-0484 · Pune')
  expect(listingMarks({ ...canopy, specifications: gate('By gate 12') })).toBe('BTL-0484 · Pune · By gate 12')
  expect(listingMarks({ ...canopy, specifications: [...gate('By  Gate 1'), FACING] }, false)).toBe(
    'BTL-0484 · Towards Sitabuldi',
  )
  expect(sideText({ title: 'Unipole facing Sadar flyover, Sitabuldi side', specifications: [FACING] })).toBe('')
  expect(listingMarks({ ...canopy, title: 'BTL-0484, Baner, Pune', specifications: [] })).toBe('BTL-0484')
})
