import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../tests/support/runs.ts'
import { capOn, capOnPlaces, openProblem, sizedLine } from '../../../../../tests/support/search-problems.ts'
import type { Basket } from './basket.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { buyGreedily } from './greedy.ts'

const sizes = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400_000 })), {
  minLength: 1,
  maxLength: 4,
})
const lines = fc.array(
  fc.record({
    medium: fc.constantFrom('ooh', 'radio', 'tv', 'events'),
    place: fc.integer({ min: -1, max: 2 }),
    sizes: sizes.map((drawn) => drawn.toSorted(([a], [b]) => a - b)),
  }),
  { minLength: 1, maxLength: 12 },
)
const problems = fc.record({
  lines,
  budget: fc.integer({ min: 50, max: 2_000 }),
  placeCap: fc.option(fc.integer({ min: 50, max: 900 })),
  radioCap: fc.integer({ min: 0, max: 600 }),
  closed: fc.integer({ min: -1, max: 5 }),
})

/** The rule without a heap: every gain is worked out again for every purchase. */
function buySlowly({ cost, candidateOf }: CompiledProblem, basket: Basket, isOpen: (candidate: number) => boolean) {
  for (;;) {
    let best = -1
    let bestRatio = 0
    for (let o = 0; o < cost.length; o++) {
      const c = candidateOf[o] ?? 0
      const isDowngrade = (basket.chosen[c] ?? -1) >= 0 && basket.extra(o) <= 0
      if (!isOpen(c) || isDowngrade || !basket.fits(o)) continue
      const ratio = basket.gain(o) / Math.max(basket.extra(o), 1)
      if (ratio > bestRatio) [best, bestRatio] = [o, ratio]
    }
    if (best < 0) return
    basket.put(candidateOf[best] ?? 0, best)
  }
}

test('the heap buys what the rule without a heap buys', () => {
  fc.assert(
    fc.property(problems, ({ lines, budget, placeCap, radioCap, closed }) => {
      const candidates = lines.map(({ medium, place, sizes }, n) =>
        sizedLine(`line-${String(n).padStart(2, '0')}`, medium, place, ...sizes),
      )
      const limits = [
        ...(placeCap === null ? [] : capOnPlaces(placeCap)),
        capOn(radioCap, ({ medium }) => medium === 'radio'),
      ]
      const caps = { limits }
      const quick = openProblem(candidates, budget, caps)
      buyGreedily(quick.compiled, quick.basket, (c) => c !== closed)
      const slow = openProblem(candidates, budget, caps)
      buySlowly(slow.compiled, slow.basket, (c) => c !== closed)
      expect(quick.basket.value()).toBeCloseTo(slow.basket.value(), 3)
      expect(quick.bought()).toEqual(slow.bought())
    }),
    { numRuns: runs(400), seed: 5 },
  )
})
