import { expect, test } from 'vitest'
import { specificationsOf } from './in-short.ts'
import { readOrder } from './order.ts'

test('what a listing is in short comes first, without what its sheet says anyway', () => {
  const specifications = [{ label: 'Lighting', value: 'Front lit, from dusk to midnight' }]
  const features = ['Front lit', 'Evening crawl', 'Photos each week']
  expect(specificationsOf({ features, specifications, metrics: [] })).toEqual([
    { label: 'In short', value: 'Evening crawl' },
    ...specifications,
  ])
  const said = { features: ['Front lit', '18 a day'], specifications, metrics: [{ label: 'Hours', value: '18 a day' }] }
  expect(specificationsOf(said)).toEqual(specifications)
})

test('a position in its size takes no other, typed or in an address', () => {
  const rate = { rate: 100, unit: 'per_sq_cm', minQuantity: 825, step: 0, minDuration: 1 } as const
  const last = { quantity: 825, duration: 1 }
  expect(readOrder({ rate }, { quantity: '825', duration: '2' }, last)).toEqual({
    order: { quantity: 825, duration: 2 },
    issues: {},
  })
  expect(readOrder({ rate }, { quantity: '826' }, last).issues.quantity).toBe('Only 825 sq cm')
})
