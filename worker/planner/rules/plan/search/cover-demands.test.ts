import { describe, expect, test } from 'vitest'
import { sizedLine as line, openProblem as open } from '../../../../../tests/support/search-problems.ts'
import { coverDemands } from './cover-demands.ts'
import { buyGreedily } from './greedy.ts'
import type { Candidate, SearchProblem } from './problem.ts'
import { spendRest } from './spend-rest.ts'

const always = () => true

describe('demands', () => {
  const covered = (
    candidates: Candidate[],
    budget: number,
    more: Partial<SearchProblem>,
    isOpen: (c: number) => boolean = always,
  ) => {
    const { compiled, basket, bought } = open(candidates, budget, more)
    coverDemands(compiled, basket, isOpen)
    return bought()
  }

  test('each get one line, the best for the money', () => {
    const candidates = [
      line('dear', 'ooh', 0, [100, 10_000]),
      line('good', 'ooh', 0, [50, 10_000]),
      line('other', 'radio', 1, [50, 10_000]),
      line('spare', 'tv', 2, [1, 90_000]),
    ]
    expect(covered(candidates, 1_000, { coverPlaces: [0, 1] })).toEqual(['good/0', 'other/0'])
    expect(covered(candidates, 1_000, { coverMedia: ['tv', 'radio'] })).toEqual(['other/0', 'spare/0'])
    expect(covered(candidates, 1_000, {})).toEqual([])
  })

  test('of a place and a medium may be met by one line', () => {
    const candidates = [line('a', 'ooh', 0, [50, 10_000]), line('b', 'radio', 0, [50, 9_000])]
    expect(covered(candidates, 1_000, { coverPlaces: [0], coverMedia: ['ooh'] })).toEqual(['a/0'])
  })

  test('leave enough for the cheapest line of every other one', () => {
    const candidates = [
      line('big', 'ooh', 0, [40, 1_000], [80, 90_000]),
      line('other', 'radio', 1, [30, 10_000]),
      line('third', 'tv', 2, [10, 10_000]),
    ]
    const demands = { coverPlaces: [0, 1, 2] }
    expect(covered(candidates, 120, demands)).toEqual(['big/1', 'other/0', 'third/0'])
    expect(covered(candidates, 119, demands)).toEqual(['big/0', 'other/0', 'third/0'])
    expect(covered(candidates, 80, demands)).toEqual(['big/0', 'other/0', 'third/0'])
  })

  test('that cannot all be met are met by the lowest prices', () => {
    const candidates = [
      line('dear', 'ooh', 0, [90, 90_000]),
      line('a', 'radio', 1, [50, 10]),
      line('b', 'tv', 2, [50, 10]),
    ]
    expect(covered(candidates, 100, { coverPlaces: [0, 1, 2] })).toEqual(['a/0', 'b/0'])
  })

  test('are met by a line that serves two of them, where its price for each is lower', () => {
    const candidates = [
      line('both', 'ooh', 0, [90, 10]),
      line('place', 'tv', 0, [60, 10]),
      line('third', 'radio', 1, [60, 10]),
    ]
    expect(covered(candidates, 100, { coverPlaces: [0, 1], coverMedia: ['ooh'] })).toEqual(['both/0'])
  })

  test('leave closed candidates alone', () => {
    const candidates = [line('a', 'ooh', 0, [10, 90_000]), line('b', 'ooh', 0, [50, 10])]
    expect(covered(candidates, 100, { coverPlaces: [0] }, (c) => c !== 0)).toEqual(['b/0'])
    expect(covered(candidates, 100, { coverPlaces: [0] }, () => false)).toEqual([])
  })

  test('are met by unmeasured lines too', () => {
    expect(covered([line('a', 'events', 0, [10, 0])], 100, { coverPlaces: [0] })).toEqual(['a/0'])
  })
})

describe('buying by value for money', () => {
  const greedy = (candidates: Candidate[], budget: number, isOpen: (c: number) => boolean = always) => {
    const { compiled, basket, bought } = open(candidates, budget)
    buyGreedily(compiled, basket, isOpen)
    return bought()
  }

  test('takes the best ratios until nothing fits', () => {
    const sizes = [30, 10, 50, 20, 40, 60]
    const candidates = sizes.map((thousands, n) => line(`line-${n}`, 'ooh', 0, [100, thousands * 1_000]))
    expect(greedy(candidates, 300)).toEqual(['line-2/0', 'line-4/0', 'line-5/0'])
    expect(greedy(candidates, 399)).toEqual(['line-2/0', 'line-4/0', 'line-5/0'])
    expect(greedy(candidates, 400)).toEqual(['line-0/0', 'line-2/0', 'line-4/0', 'line-5/0'])
  })

  test('takes the first by id of equal ones', () => {
    const equal = ['d', 'a', 'c', 'b'].map((id) => line(id, 'ooh', 0, [100, 10_000]))
    expect(greedy(equal, 200)).toEqual(['a/0', 'b/0'])
  })

  test('upgrades a line when that is the best use of the rest', () => {
    const site = line('site', 'ooh', 0, [100, 50_000], [150, 60_000])
    expect(greedy([site, line('poor', 'radio', 0, [50, 10])], 150)).toEqual(['site/1'])
    expect(greedy([site, line('rich', 'radio', 0, [50, 40_000])], 150)).toEqual(['rich/0', 'site/0'])
  })

  test('takes what is free first, and nothing that adds nobody or is closed', () => {
    const candidates = [
      line('free', 'ooh', 0, [0, 10]),
      line('none', 'events', 0, [10, 0]),
      line('a', 'ooh', 0, [10, 9]),
    ]
    expect(greedy(candidates, 100)).toEqual(['a/0', 'free/0'])
    expect(greedy(candidates, 100, (c) => c !== 0)).toEqual(['free/0'])
  })
})

describe('the rest of the money', () => {
  const rest = (
    candidates: Candidate[],
    budget: number,
    more: Partial<SearchProblem> = {},
    isOpen: (c: number) => boolean = always,
  ) => {
    const { compiled, basket, bought } = open(candidates, budget, more)
    spendRest(compiled, basket, isOpen)
    return bought()
  }
  const events = [line('a', 'events', 0, [20, 0]), line('b', 'events', 0, [70, 0]), line('c', 'events', 0, [10, 0])]

  test('goes to the most expensive that fit, until little is left', () => {
    expect(rest(events, 100)).toEqual(['a/0', 'b/0', 'c/0'])
    expect(rest(events, 85)).toEqual(['b/0', 'c/0'])
    expect(rest(events, 72)).toEqual(['b/0'])
  })

  test('ends at 97 percent, unless the least spend is higher', () => {
    const two = [line('a', 'events', 0, [97, 0]), line('b', 'events', 0, [1, 0])]
    expect(rest(two, 100)).toEqual(['a/0'])
    expect(rest(two, 100, { floor: 98 })).toEqual(['a/0', 'b/0'])
  })

  test('goes to nothing that is closed', () => {
    expect(rest(events, 100, {}, (c) => c !== 1)).toEqual(['a/0', 'c/0'])
  })
})
