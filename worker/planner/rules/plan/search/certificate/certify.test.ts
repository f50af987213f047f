import { describe, expect, test } from 'vitest'
import { searchProblem, sizedLine } from '../../../../../../tests/support/search-problems.ts'
import type { MediaType } from '../../../../../catalogue/rules/registry/media.ts'
import { createBasket } from '../basket.ts'
import { compile } from '../compiled-problem.ts'
import { optimise } from '../optimise.ts'
import type { Candidate, Limit, SearchProblem } from '../problem.ts'
import { seededRandom } from '../seeded-random.ts'
import { certify } from './certify.ts'

const MEDIA: readonly MediaType[] = ['ooh', 'radio', 'newspaper']

/** Lines of one to three sizes in three places, and a budget for about a third of them. */
function drawn(seed: number, count: number, more: Partial<SearchProblem> = {}): SearchProblem {
  const draw = seededRandom(seed)
  const candidates = Array.from({ length: count }, (_, n): Candidate => {
    const people = 20_000 + Math.floor(draw() * 300_000)
    const price = 10 + Math.floor(draw() * 90)
    const sizes = [1, 2, 3].slice(0, 1 + Math.floor(draw() * 3))
    const size = (times: number): [number, number] => [price * times, people * times ** 0.7]
    return sizedLine(`line-${n}`, MEDIA[n % 3] ?? 'ooh', Math.floor(draw() * 3), ...sizes.map(size))
  })
  return searchProblem(candidates, 20 * count, { q: 0.9, ...more })
}

/** The best value of all choices, each of them tried. */
function bestByTrying(problem: SearchProblem): number {
  const compiled = compile(problem)
  const basket = createBasket(compiled)
  const { firstOption } = compiled
  let best = 0
  const tryFrom = (c: number) => {
    if (!basket.isWithin()) return
    if (c === compiled.candidates.length) {
      best = Math.max(best, basket.value())
      return
    }
    for (let option = (firstOption[c] ?? 0) - 1; option < (firstOption[c + 1] ?? 0); option++) {
      basket.put(c, option < (firstOption[c] ?? 0) ? -1 : option)
      tryFrom(c + 1)
    }
    basket.put(c, -1)
  }
  tryFrom(0)
  return best
}

const nothing = { chosen: new Map<string, number>(), cost: 0 }

describe('the bound of a certificate', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is below no choice, and meets the best of a few: problem %i', (seed) => {
    const problem = drawn(seed, 7)
    const best = bestByTrying(problem)
    const certificate = certify(problem, optimise(problem, { seed: 1 }))
    expect(certificate?.bound).toBeGreaterThanOrEqual(Math.floor(best))
    expect(certificate?.bound).toBeLessThanOrEqual(Math.ceil(best * 1.00001) + 1)
    expect(certificate?.share).toBe(1)
  })

  test.each([11, 12, 13, 14])('holds where a medium has a cap, and where a place has one: problem %i', (seed) => {
    const capOf = (most: number, is: (candidate: Candidate) => boolean): Limit => ({
      least: 0,
      most,
      isHard: true,
      penalty: 0,
      takes: (candidate, option) => (is(candidate) ? option.cost : 0),
    })
    for (const cap of [capOf(40, ({ medium }) => medium === 'ooh'), capOf(50, ({ place }) => place === 1)]) {
      const problem = drawn(seed, 7, { limits: [cap] })
      const best = bestByTrying(problem)
      expect(certify(problem, { ...nothing, value: 1 })?.bound).toBeGreaterThanOrEqual(Math.floor(best))
    }
  })

  test.each([21, 22, 23])('is close for many candidates, and no plan passes it: problem %i', (seed) => {
    const problem = drawn(seed, 40)
    const certificate = certify(problem, optimise(problem, { seed: 1 }))
    expect(certificate?.share).toBeGreaterThan(0.97)
    expect(certificate?.share).toBeLessThanOrEqual(1)
    const worse = certify(problem, optimise({ ...problem, candidates: problem.candidates.slice(0, 12) }, { seed: 1 }))
    expect(worse?.share).toBeLessThan(certificate?.share ?? 0)
  })
})

test('a plan that is not the best is distinguished from it', () => {
  const problem = searchProblem(
    [sizedLine('good', 'ooh', 0, [100, 90_000]), sizedLine('bad', 'ooh', 1, [100, 45_000])],
    100,
  )
  const bad = new Map([['bad', 0]])
  const only = optimise({ ...problem, candidates: problem.candidates.slice(1) }, { seed: 1 })
  expect(certify(problem, { ...only, chosen: bad })?.share).toBeCloseTo(0.5, 2)
})

test('what is locked is taken as given, also beyond the budget', () => {
  const locked = { ...sizedLine('bad', 'ooh', 1, [150, 45_000]), locked: 0 }
  const problem = searchProblem([sizedLine('good', 'ooh', 0, [100, 90_000]), locked], 100)
  expect(certify(problem, optimise(problem, { seed: 1 }))?.share).toBe(1)
})

test('nothing is certified where nothing is measured', () => {
  const problem = searchProblem([sizedLine('post', 'influencer', 0, [10, 0])], 100)
  expect(certify(problem, optimise(problem, { seed: 1 }))).toBeNull()
})

test('the order of candidates changes nothing', () => {
  const problem = drawn(31, 30)
  const turned = { ...problem, candidates: [...problem.candidates].reverse() }
  expect(certify(turned, optimise(turned, { seed: 1 }))).toEqual(certify(problem, optimise(problem, { seed: 1 })))
})
