import { describe, expect, test } from 'vitest'
import { capOn, capOnPlaces, searchProblem } from '../../../../../tests/support/search-problems.ts'
import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { reachOf } from '../reach/reach.ts'
import { createBasket } from './basket.ts'
import { compile, MEDIA_COUNT } from './compiled-problem.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'

const PLACES = [
  { name: 'Pune', people: 5_000_000 },
  { name: 'Nashik', people: 1_600_000 },
]
const candidate = (id: string, costs: number[], more: Partial<Candidate> = {}): Candidate => ({
  id,
  medium: 'ooh',
  place: 0,
  options: costs.map((cost, at) => ({
    units: at + 1,
    quantity: 1,
    cost,
    exposures: [{ place: 0, accessible: 100_000 * (at + 1), impressions: 300_000 * (at + 1) }],
  })),
  ...more,
})
const inNashik = (id: string, cost: number): Candidate =>
  candidate(id, [], {
    medium: 'radio',
    place: 1,
    options: [{ units: 1, quantity: 1, cost, exposures: [{ place: 1, accessible: 200_000, impressions: 500_000 }] }],
  })
/** Two sites of Pune, the first in two sizes, and a station of Nashik: options 0 and 1, 2, 3. */
const problem = (more: Partial<SearchProblem> = {}) =>
  searchProblem([candidate('a', [100, 180]), candidate('b', [100]), inNashik('c', 50)], 250, {
    places: PLACES,
    ...more,
  })
const open = (more: Partial<SearchProblem> = {}) => createBasket(compile(problem(more)))
/** Reach of the first options of candidates, by the model. */
const reached = (...picks: [candidate: number, option: number][]) =>
  reachOf(
    PLACES,
    picks.map(([c, o]) => {
      const { medium, options } = problem().candidates[c] ?? candidate('none', [])
      return { medium, exposures: options[o]?.exposures ?? [] }
    }),
  ).reach

describe('a problem in arrays', () => {
  test('has its candidates by id, each once, with their options', () => {
    const compiled = compile(
      problem({
        candidates: [inNashik('c', 50), candidate('a', [100, 180]), candidate('b', [100]), inNashik('c', 70)],
      }),
    )
    expect(compiled.candidates.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect([...compiled.firstOption]).toEqual([0, 2, 3, 4])
    expect([...compiled.candidateOf]).toEqual([0, 0, 1, 2])
    expect([...compiled.cost]).toEqual([100, 180, 100, 50])
    expect([...compiled.firstExposure]).toEqual([0, 1, 2, 3, 4])
    expect(compiled.cellOf[3]).toBe(MEDIA_COUNT + MEDIA_TYPES.indexOf('radio'))
  })

  test('adds up two exposures of an option in one place, and leaves out those of nobody', () => {
    const twice = [0, 0].map((place) => ({ place, accessible: 100_000, impressions: 300_000 }))
    const nobody = { place: 1, accessible: 0, impressions: 300_000 }
    const of = (exposures: Candidate['options'][number]['exposures']) =>
      compile(
        problem({ candidates: [candidate('a', [], { options: [{ units: 1, quantity: 1, cost: 1, exposures }] })] }),
      )
    const [once] = of(twice.slice(0, 1)).weight
    expect([...of([...twice, nobody]).weight]).toEqual([2 * (once ?? 0)])
    expect(once).toBeGreaterThan(0)
  })

  test('has no limits but those that are given', () => {
    expect(compile(problem()).caps.most).toHaveLength(0)
    const capped = compile(problem({ limits: [capOn(9, ({ medium }) => medium === 'radio')] }))
    expect([...capped.caps.most]).toEqual([9])
    expect([...capped.caps.amount]).toEqual([50])
  })
})

describe('a plan under construction', () => {
  test('costs and reaches what is in it, whatever was in it before', () => {
    const basket = open()
    basket.put(0, 0)
    basket.put(2, 3)
    expect(basket.spent()).toBe(150)
    expect(basket.value()).toBeCloseTo(reached([0, 0], [2, 0]), 3)
    basket.put(0, 1)
    expect(basket.spent()).toBe(230)
    expect(basket.value()).toBeCloseTo(reached([0, 1], [2, 0]), 3)
    basket.put(0, -1)
    basket.put(2, -1)
    expect(basket.spent()).toBe(0)
    expect(basket.value()).toBeCloseTo(0, 3)
  })

  test('gains by an option what putting it in adds, also in place of another size', () => {
    const basket = open()
    expect(basket.gain(0)).toBeCloseTo(reached([0, 0]), 3)
    basket.put(0, 0)
    basket.put(1, 2)
    expect(basket.gain(1)).toBeCloseTo(reached([0, 1], [1, 0]) - reached([0, 0], [1, 0]), 3)
    expect(basket.value()).toBeCloseTo(reached([0, 0], [1, 0]), 3)
    expect([basket.extra(1), basket.extra(3), basket.extra(0)]).toEqual([80, 50, 0])
  })

  test('fits up to the last paisa of the budget', () => {
    const basket = open({ budget: 200 })
    basket.put(0, 0)
    expect([basket.fits(2), basket.fits(1), basket.fits(3)]).toEqual([true, true, true])
    basket.put(1, 2)
    expect([basket.fits(1), basket.fits(3), basket.isWithin()]).toEqual([false, false, true])
    basket.put(2, 3)
    expect(basket.isWithin()).toBe(false)
  })

  test('fits within the cap of a place and of a medium', () => {
    const place = open({ limits: capOnPlaces(180) })
    place.put(0, 0)
    expect([place.fits(1), place.fits(2), place.fits(3)]).toEqual([true, false, true])
    place.put(1, 2)
    expect(place.isWithin()).toBe(false)
    const medium = open({
      limits: [capOn(180, ({ medium: of }) => of === 'ooh'), capOn(49, ({ medium: of }) => of === 'radio')],
    })
    medium.put(0, 0)
    expect([medium.fits(1), medium.fits(2), medium.fits(3)]).toEqual([true, false, false])
    expect(medium.isWithin()).toBe(true)
    medium.put(2, 3)
    expect(medium.isWithin()).toBe(false)
  })

  test('loses value below the least of a limit, and above the most of one that is not hard', () => {
    const people = PLACES.reduce((sum, place) => sum + place.people, 0)
    const half = {
      least: 100,
      most: 120,
      isHard: false,
      penalty: 0.5 / people,
      takes: (_: Candidate, { cost }: Option) => cost,
    }
    const basket = open({ limits: [half] })
    expect(basket.value()).toBeCloseTo(-50, 6)
    expect(basket.gain(0) - reached([0, 0])).toBeCloseTo(50, 3)
    basket.put(0, 0)
    expect(basket.value() - basket.people()).toBeCloseTo(0, 6)
    basket.put(2, 3)
    expect(basket.value() - basket.people()).toBeCloseTo(-15, 6)
    expect(basket.isWithin()).toBe(true)
  })

  test('prefers the current order, by a hundredth of its value', () => {
    const lines = problem().candidates
    const basket = open({ candidates: lines.map((one, n) => (n === 0 ? { ...one, standing: 0 } : one)) })
    expect(basket.gain(0)).toBeCloseTo(1.01 * reached([0, 0]), 3)
    basket.put(0, 0)
    expect(basket.people()).toBeCloseTo(reached([0, 0]), 3)
  })

  test('has no cap on what counts for no place', () => {
    const basket = open({ limits: capOnPlaces(60), candidates: [candidate('a', [100], { place: -1 })] })
    expect(basket.fits(0)).toBe(true)
    basket.put(0, 0)
    expect(basket.isWithin()).toBe(true)
  })

  test('counts each demand once, while it has a line', () => {
    const basket = open({ coverPlaces: [0, 1], coverMedia: ['ooh', 'tv'] })
    basket.put(0, 0)
    expect(basket.covered()).toBe(2)
    basket.put(1, 2)
    basket.put(0, 1)
    expect(basket.covered()).toBe(2)
    basket.put(2, 3)
    expect(basket.covered()).toBe(3)
    basket.put(0, -1)
    expect(basket.covered()).toBe(3)
    basket.put(1, -1)
    expect(basket.covered()).toBe(1)
  })

  test('knows which gains are old: those of the places that changed', () => {
    const basket = open()
    const before = basket.changes()
    basket.put(0, 0)
    expect(basket.changes()).toBe(before + 1)
    expect([basket.isUntouched(2, before), basket.isUntouched(3, before)]).toEqual([false, true])
    expect(basket.isUntouched(2, basket.changes())).toBe(true)
    basket.put(0, 0)
    expect(basket.changes()).toBe(before + 1)
    basket.put(0, -1)
    expect(basket.isUntouched(2, before + 1)).toBe(false)
  })

  test('goes back to an earlier choice, and counts its work', () => {
    const basket = open()
    basket.put(1, 2)
    expect(basket.evaluations()).toBe(1)
    const then = basket.chosen.slice()
    basket.put(0, 1)
    basket.put(1, -1)
    basket.restore(then)
    expect([...basket.chosen]).toEqual([-1, 2, -1])
    expect([basket.spent(), basket.evaluations()]).toEqual([100, 5])
    basket.gain(3)
    expect(basket.evaluations()).toBe(6)
  })
})
