import { expect, test } from 'vitest'
import { offerOf } from '../../../../../tests/support/plan-lines.ts'
import { searchProblem, sizedLine } from '../../../../../tests/support/search-problems.ts'
import { aimAt } from './aim.ts'
import { optimise } from './optimise.ts'

const MALL = { id: 'mall', subcategory: 'mall' } as const
const ROAD = { id: 'road', subcategory: 'billboard' } as const
const problem = searchProblem(
  [sizedLine('mall', 'ooh', 0, [100, 90_000]), sizedLine('road', 'ooh', 0, [100, 100_000])],
  100,
)
const offers = [offerOf(MALL), offerOf(ROAD)]

test('the plan is chosen for the people of the audience', () => {
  const chosen = (audienceKind: 'affluent' | null) =>
    [...optimise(aimAt(problem, { audienceKind }, offers), { seed: 1 }).chosen.keys()].join()
  expect(chosen(null)).toBe('road')
  expect(chosen('affluent')).toBe('mall')
})

test('places hold the audience alone, and a line meets its share by its index', () => {
  expect(aimAt(problem, { audienceKind: 'mass' }, offers)).toBe(problem)
  const aimed = aimAt(problem, { audienceKind: 'affluent' }, offers)
  expect(aimed.places[0]?.people).toBeCloseTo(50_000, 6)
  expect(aimed.candidates.find(({ id }) => id === 'mall')?.options[0]?.exposures[0]).toEqual({
    place: 0,
    accessible: expect.closeTo(90_000 * 0.05 * 1.9, 6),
    impressions: expect.closeTo(180_000 * 0.05 * 1.9, 6),
  })
})
