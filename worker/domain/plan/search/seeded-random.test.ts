import { expect, test } from 'vitest'
import { optimise } from './optimise.ts'
import { seededRandom } from './seeded-random.ts'

test('draws the numbers of mulberry32', () => {
  const draw = seededRandom(0)
  expect([draw(), draw(), draw()]).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
})

test('a candidate that is locked in a larger option stays in it', () => {
  const sizes = [10, 20, 30].map((cost, at) => ({ units: at + 1, quantity: 1, cost, exposures: [] }))
  const line = (id: string) => ({ id, medium: 'events' as const, place: 0, options: sizes })
  const { chosen } = optimise(
    {
      places: [{ name: 'Pune', people: 1_000 }],
      candidates: [line('a'), { ...line('b'), locked: 1 }],
      budget: 20,
      floor: 0,
      placeCap: null,
      mediumCaps: {},
      coverPlaces: [],
      coverMedia: [],
      q: 1,
    },
    { seed: 1, evaluations: 100 },
  )
  expect([...chosen]).toEqual([['b', 1]])
})
