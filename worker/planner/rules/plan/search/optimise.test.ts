import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capOn, capOnPlaces, searchProblem } from '../../../../../tests/support/search-problems.ts'
import { reachOf } from '../reach/reach.ts'
import { optimise, optimiseInSteps } from './optimise.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'

const WORK = { seed: 7, evaluations: 5_000 }
const MEDIA = ['ooh', 'radio', 'newspaper', 'events'] as const
const PLACES = [
  { name: 'Pune', people: 5_000_000 },
  { name: 'Nashik', people: 1_600_000 },
  { name: 'Rest', people: 9_000_000 },
]

const option = fc.record({
  cost: fc.integer({ min: 1_000, max: 900_000 }),
  accessible: fc.integer({ min: 1_000, max: 900_000 }),
  impressions: fc.integer({ min: 1_000, max: 9_000_000 }),
})
const drawn = fc.record({
  medium: fc.constantFrom(...MEDIA),
  place: fc.integer({ min: -1, max: 2 }),
  sizes: fc.array(option, { minLength: 1, maxLength: 3 }),
})
const toCandidate = ({ medium, place, sizes }: typeof drawn extends fc.Arbitrary<infer T> ? T : never, index: number) =>
  ({
    id: `line-${index}`,
    medium,
    place,
    options: [...sizes]
      .sort((a, b) => a.cost - b.cost)
      .map(({ cost, accessible, impressions }, at): Option => {
        // Events are unmeasured here, and candidates without a place meet people in all of them.
        const met = medium === 'events' ? [] : place < 0 ? [0, 1, 2] : [place]
        return { units: at + 1, quantity: 1, cost, exposures: met.map((p) => ({ place: p, accessible, impressions })) }
      }),
  }) satisfies Candidate

const problem: fc.Arbitrary<SearchProblem> = fc
  .record({
    lines: fc.array(drawn, { minLength: 1, maxLength: 14 }),
    budget: fc.integer({ min: 20_000, max: 4_000_000 }),
    q: fc.constantFrom(0.9, 0.15),
  })
  .map(({ lines, budget, q }) => ({ ...plain(lines.map(toCandidate), budget), q }))

const plain = (candidates: Candidate[], budget: number) => searchProblem(candidates, budget, { places: PLACES, q: 0.9 })

const line = (id: string, cost: number, impressions: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  medium: 'ooh',
  place: 0,
  options: [
    { units: 1, quantity: 1, cost, exposures: impressions ? [{ place: 0, accessible: impressions, impressions }] : [] },
  ],
  ...more,
})

/** Purchases of a solution, with their costs. */
function boughtOf({ candidates }: SearchProblem, chosen: ReadonlyMap<string, number>) {
  return [...chosen].map(([id, index]) => {
    const candidate = candidates.find((one) => one.id === id)
    const option = candidate?.options[index]
    if (!candidate || !option) throw new Error(`Not for sale: ${id} ${index}`)
    return { candidate, option }
  })
}
const costOf = (bought: ReturnType<typeof boughtOf>) => bought.reduce((sum, { option: { cost } }) => sum + cost, 0)

test('never spends more than there is, and says what it spends', () => {
  fc.assert(
    fc.property(problem, (asked) => {
      const { chosen, cost } = optimise(asked, WORK)
      expect(cost).toBe(costOf(boughtOf(asked, chosen)))
      expect(cost).toBeLessThanOrEqual(asked.budget)
    }),
  )
})

test('the order of the catalogue and duplicate rows change nothing', () => {
  const shuffled = problem.chain((asked) =>
    fc.tuple(
      fc.constant(asked),
      fc.shuffledSubarray(asked.candidates, { minLength: asked.candidates.length }),
      fc.subarray(asked.candidates),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([asked, candidates, twice]) => {
      const plan = optimise(asked, WORK)
      expect(optimise(asked, WORK)).toEqual(plan)
      expect(optimise({ ...asked, candidates: [...candidates, ...twice] }, WORK)).toEqual(plan)
    }),
  )
})

test('twice the prices and twice the budget buy the same', () => {
  fc.assert(
    fc.property(problem, (asked) => {
      const doubled = {
        ...asked,
        budget: asked.budget * 2,
        candidates: asked.candidates.map((candidate) => ({
          ...candidate,
          options: candidate.options.map((one) => ({ ...one, cost: one.cost * 2 })),
        })),
      }
      expect(optimise(doubled, WORK).chosen).toEqual(optimise(asked, WORK).chosen)
    }),
  )
})

test('more money never buys noticeably fewer people', () => {
  fc.assert(
    fc.property(problem, fc.double({ min: 1, max: 3, noNaN: true }), (asked, more) => {
      const thorough = { ...WORK, evaluations: 20_000 }
      const { value } = optimise(asked, thorough)
      expect(optimise({ ...asked, budget: asked.budget * more }, thorough).value).toBeGreaterThanOrEqual(value * 0.995)
    }),
  )
})

test('its value is the reach of the model where every exposure is noticed', () => {
  fc.assert(
    fc.property(problem, (asked) => {
      const certain = { ...asked, q: 1 }
      const { chosen, value } = optimise(certain, WORK)
      const purchases = boughtOf(certain, chosen).map(({ candidate: { medium }, option: { exposures } }) => ({
        medium,
        exposures,
      }))
      expect(value).toBeCloseTo(reachOf(PLACES, purchases).reach, 0)
    }),
  )
})

test('caps on places and media hold', () => {
  fc.assert(
    fc.property(problem, fc.integer({ min: 10_000, max: 900_000 }), (asked, cap) => {
      const { chosen } = optimise(
        { ...asked, limits: [...capOnPlaces(cap), capOn(cap, ({ medium }) => medium === 'radio')] },
        WORK,
      )
      const bought = boughtOf(asked, chosen)
      for (const place of PLACES.keys()) {
        expect(costOf(bought.filter(({ candidate }) => candidate.place === place))).toBeLessThanOrEqual(cap)
      }
      expect(costOf(bought.filter(({ candidate }) => candidate.medium === 'radio'))).toBeLessThanOrEqual(cap)
    }),
  )
})

test('a locked candidate stays in, in its option', () => {
  fc.assert(
    fc.property(problem, fc.nat(), (asked, pick) => {
      const at = pick % asked.candidates.length
      const [first] = asked.candidates[at]?.options ?? []
      fc.pre(first !== undefined && first.cost <= asked.budget)
      const candidates = asked.candidates.map((one, index) => (index === at ? { ...one, locked: 0 } : one))
      expect(optimise({ ...asked, candidates }, WORK).chosen.get(`line-${at}`)).toBe(0)
    }),
  )
})

test('each place and medium that was asked for gets a line, when all the cheapest fit', () => {
  fc.assert(
    fc.property(problem, (asked) => {
      const cheapest = (of: Candidate[]) => Math.min(...of.flatMap(({ options }) => options.map(({ cost }) => cost)))
      const places = [0, 1, 2].filter((place) => asked.candidates.some((one) => one.place === place))
      const media = MEDIA.filter((medium) => asked.candidates.some((one) => one.medium === medium))
      const least =
        places.reduce((sum, p) => sum + cheapest(asked.candidates.filter(({ place }) => place === p)), 0) +
        media.reduce((sum, m) => sum + cheapest(asked.candidates.filter(({ medium }) => medium === m)), 0)
      const budget = Math.max(asked.budget, least)
      const { chosen } = optimise({ ...asked, budget, coverPlaces: places, coverMedia: [...media] }, WORK)
      const bought = boughtOf(asked, chosen).map(({ candidate }) => candidate)
      expect(new Set(bought.map(({ place }) => place))).toEqual(new Set([...bought.map((b) => b.place), ...places]))
      expect(new Set(bought.map(({ medium }) => medium))).toEqual(new Set(media))
    }),
  )
})

test('a budget for one of two places buys the one that it can pay', () => {
  const dear = line('dear', 900, 100, { place: 1 })
  const { chosen } = optimise({ ...plain([dear, line('near', 100, 10)], 500), coverPlaces: [0, 1] }, WORK)
  expect([...chosen.keys()]).toEqual(['near'])
})

test('one expensive line that meets far more beats many cheap ones', () => {
  const cheap = Array.from({ length: 4 }, (_, i) => line(`cheap-${i}`, 100, 3_000))
  const { chosen } = optimise(plain([...cheap, line('dear', 1_000, 20_000)], 1_000), WORK)
  expect([...chosen.keys()]).toEqual(['dear'])
})

test('leaves no money unspent where something still fits, even unmeasured', () => {
  fc.assert(
    fc.property(problem, (asked) => {
      const { chosen, cost } = optimise(asked, WORK)
      const left = asked.budget - cost
      const others = asked.candidates.filter(({ id }) => !chosen.has(id))
      const fits = others.some(({ options }) => options.some((one) => one.cost <= left))
      expect(fits && cost < asked.budget * 0.9).toBe(false)
    }),
  )
})

test('a more expensive option that meets fewer people is never taken only to spend money', () => {
  const worse = line('site', 200, 10_000)
  const site = { ...worse, options: [...line('site', 100, 50_000).options, ...worse.options] }
  expect(optimise(plain([site], 1_000), WORK).chosen.get('site')).toBe(0)
})

test('measured candidates are bought before unmeasured ones', () => {
  const { chosen } = optimise(plain([line('unmeasured', 500, 0), line('measured', 600, 900)], 1_000), WORK)
  expect([...chosen.keys()]).toEqual(['measured'])
})

test('spends the minimum, even where that meets fewer people', () => {
  const asked = plain([line('good', 500, 90_000), line('dear', 900, 40_000)], 1_000)
  expect([...optimise(asked, WORK).chosen.keys()]).toEqual(['good'])
  expect([...optimise({ ...asked, floor: 800 }, WORK).chosen.keys()]).toEqual(['dear'])
})

test('a longer booking replaces a shorter one, it is not bought on top', () => {
  const of = (cost: number, impressions: number, units: number): Option => ({
    units,
    quantity: 1,
    cost,
    exposures: [{ place: 0, accessible: 100_000, impressions }],
  })
  const site = { ...line('site', 0, 0), options: [of(100, 50_000, 1), of(200, 400_000, 2)] }
  const { chosen, cost } = optimise(plain([site], 250), WORK)
  expect(chosen.get('site')).toBe(1)
  expect(cost).toBe(200)
})

test('nothing for sale, or nothing that fits, is an empty plan', () => {
  expect(optimise(plain([], 1_000), WORK)).toMatchObject({ cost: 0, value: 0 })
  expect(optimise(plain([line('dear', 2_000, 9)], 1_000), WORK).chosen.size).toBe(0)
})

test('a candidate that is locked in a larger option stays in it', () => {
  const sizes = [10, 20, 30].map((cost, at) => ({ units: at + 1, quantity: 1, cost, exposures: [] }))
  const unmeasured = (id: string) => line(id, 0, 0, { medium: 'events', options: sizes })
  const { chosen } = optimise(plain([unmeasured('a'), { ...unmeasured('b'), locked: 1 }], 20), WORK)
  expect([...chosen]).toEqual([['b', 1]])
})

const MANY = plain(
  Array.from({ length: 80 }, (_, i) => line(`line-${i}`, 100 + i * 7, 1_000 + i * 90)),
  6_000,
)

test('a long search stops between its parts, and finds the same', () => {
  const work = optimiseInSteps(MANY, { seed: 1 })
  const lines: number[] = []
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      expect(step.value).toEqual(optimise(MANY, { seed: 1 }))
      break
    }
    lines.push(step.value.lines)
  }
  expect(lines.length).toBeGreaterThan(1)
  expect(Math.min(...lines)).toBeGreaterThan(0)
})

test('evaluations limit the work', () => {
  expect(optimise(MANY, { seed: 1, evaluations: 20_000 }).evaluations).toBeLessThan(24_000)
  expect(optimise(MANY, { seed: 1, evaluations: 0 }).evaluations).toBeLessThan(4_000)
})
