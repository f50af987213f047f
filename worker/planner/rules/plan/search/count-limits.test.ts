import { expect, test } from 'vitest'
import { offerOf } from '../../../../../tests/support/plan-lines.ts'
import { capOn, searchProblem } from '../../../../../tests/support/search-problems.ts'
import type { CountWish } from '../brief.ts'
import { countLimits } from './count-limits.ts'
import { optimise } from './optimise.ts'
import type { Candidate } from './problem.ts'

const spot = (id: string, listingId: string) => offerOf({ id, listingId, channel: 'influencer' })
const OFFERS = [spot('a:1', 'a'), spot('a:2', 'a'), spot('b', 'b'), spot('c', 'c'), offerOf({ id: 'site' })]
const candidates = OFFERS.map(
  ({ item }, n): Candidate => ({
    id: item.id,
    medium: item.channel,
    place: 0,
    options: [
      { units: 1, quantity: 1, cost: 100 + n, exposures: [{ place: 0, accessible: 9_000 - n, impressions: 9_000 }] },
    ],
  }),
)
const bought = (wish: Partial<CountWish>, budget = 1_000, more: Parameters<typeof capOn>[] = []) => {
  const counts = [{ channel: 'influencer' as const, format: null, least: null, most: null, ...wish }]
  const limits = [...countLimits({ counts }, OFFERS), ...more.map((args) => capOn(...args))]
  const { chosen } = optimise(searchProblem(candidates, budget, { limits }), { seed: 1, evaluations: 5_000 })
  return [...chosen.keys()].filter((id) => id !== 'site').map((id) => id[0])
}

test('a number of creators is kept, each of them once', () => {
  expect(bought({ least: 2, most: 2 })).toHaveLength(2)
  expect(bought({ most: 1 })).toHaveLength(1)
  expect(bought({ least: 3 }).sort()).toEqual(['a', 'b', 'c'])
})

test('what the money cannot buy is missing, and no more than that', () => {
  expect(bought({ least: 3 }, 210)).toHaveLength(2)
})
