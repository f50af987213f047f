import { describe, expect, test } from 'vitest'
import { sizedLine as line, openProblem } from '../../../../../tests/support/search-problems.ts'
import { forceGreedily } from './force-options.ts'
import { buyGreedily } from './greedy.ts'
import type { Candidate, SearchProblem } from './problem.ts'

const ENOUGH = 1_000_000

/** Greedy first, then with forced options, as a plan is searched. */
function forced(candidates: Candidate[], budget: number, more: Partial<SearchProblem> = {}, evaluations = ENOUGH) {
  const { compiled, basket, bought } = openProblem(candidates, budget, more)
  compiled.candidates.forEach(({ locked }, c) => {
    if (locked !== undefined) basket.put(c, (compiled.firstOption[c] ?? 0) + locked)
  })
  const base = basket.chosen.slice()
  buyGreedily(compiled, basket, (c) => compiled.candidates[c]?.locked === undefined)
  const greedy = bought()
  forceGreedily(compiled, basket, { base, evaluations })
  return { greedy, best: bought() }
}

/** Best for its money, but it leaves no room for the large one. */
const small = line('small', 'ooh', 0, [40, 30_000])
const large = line('large', 'radio', 0, [100, 60_000])

describe('an option that greedy has no room for', () => {
  test('is bought where the plan with it is better', () => {
    expect(forced([small, large], 100)).toEqual({ greedy: ['small/0'], best: ['large/0'] })
    expect(forced([small, large], 140)).toEqual({ greedy: ['large/0', 'small/0'], best: ['large/0', 'small/0'] })
  })

  test('is left where the plan with it is worse, or not tried when there is no work left', () => {
    expect(forced([small, line('large', 'radio', 0, [100, 20_000])], 100).best).toEqual(['small/0'])
    expect(forced([small, large], 100, {}, 0).best).toEqual(['small/0'])
  })

  test('does not take the place of what is locked or demanded', () => {
    expect(forced([{ ...small, locked: 0 }, large], 100).best).toEqual(['small/0'])
    const demanded = openProblem([small, large], 100, { coverMedia: ['ooh'] })
    demanded.basket.put(1, 1)
    forceGreedily(demanded.compiled, demanded.basket, { base: demanded.basket.chosen.slice(), evaluations: ENOUGH })
    expect(demanded.bought()).toEqual(['small/0'])
  })

  test('may be a larger size of what greedy took', () => {
    const site = line('site', 'ooh', 0, [40, 30_000], [100, 60_000])
    const other = line('other', 'radio', 1, [30, 20_000])
    const { greedy, best } = forced([site, other], 100)
    expect(greedy).toEqual(['other/0', 'site/0'])
    expect(best).toEqual(['site/1'])
  })
})

test('a second choice is forced on top of the first', () => {
  const candidates = [
    line('a', 'ooh', 0, [10, 6_000]),
    line('b', 'ooh', 1, [40, 11_000]),
    line('c', 'ooh', 2, [50, 40_000]),
    line('d', 'ooh', 0, [20, 12_000]),
    line('e', 'ooh', 1, [80, 52_000]),
  ]
  // With e alone, the rest of the money buys the cheaper a; d comes in with the next choice.
  expect(forced(candidates, 100)).toEqual({ greedy: ['a/0', 'c/0', 'd/0'], best: ['d/0', 'e/0'] })
})

test('one that the plan has is kept out where others do better with its money', () => {
  const candidates = [
    line('a', 'ooh', 0, [35, 43_000]),
    line('b', 'ooh', 1, [60, 41_000]),
    line('cheap', 'ooh', 2, [10, 13_000]),
  ]
  // With either of the two forced, the best ratio is bought next, and leaves too little for the other.
  expect(forced(candidates, 100)).toEqual({ greedy: ['a/0', 'cheap/0'], best: ['a/0', 'b/0'] })
})
