import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

test('draws the numbers of mulberry32', () => {
  const draw = seededRandom(0)
  expect([draw(), draw(), draw()]).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
})
