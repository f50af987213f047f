import { expect, test } from 'vitest'
import { pricedLine } from '../../../../../tests/support/plan-lines.ts'
import { reachOf } from '../reach/reach.ts'
import { deliveryOfPlan, universeIn } from './delivery.ts'
import type { PricedLine } from './price-lines.ts'
import { purchasesOf } from './summaries.ts'

const PLACES = [
  { name: 'Mumbai', state: 'Maharashtra', people: 800_000 },
  { name: 'Pune', state: 'Maharashtra', people: 200_000 },
]
const UNIVERSE = 1_000_000
const line = (accessible: number, impressions: number): PricedLine =>
  pricedLine(
    {},
    { order: { units: 1, quantity: 1, net: 0, exposures: [{ place: 0, accessible, impressions }] }, impressions },
  )
const unmeasured = pricedLine({}, { order: { units: 1, quantity: 1, net: 0, exposures: [] }, impressions: null })

test('the universe is the people of all places', () => expect(universeIn(PLACES)).toBe(UNIVERSE))

test('reach, frequency and unit costs are of all lines', () => {
  // A seasonal surcharge is no part of a unit cost.
  const inSeason = { net: 330_000, season: { amount: 30_000, parts: [] } }
  const lines = [
    { ...line(100_000, 400_000), ...inSeason },
    { ...line(50_000, 100_000), net: 500_000 },
    { ...unmeasured, net: 200_000 },
  ]
  const { reach, atLeast } = reachOf(PLACES, purchasesOf(lines))
  const plan = deliveryOfPlan(lines, PLACES)
  expect(plan).toMatchObject({
    universe: UNIVERSE,
    impressions: 500_000,
    reach: Math.round(reach),
    grps: 50,
    cpm: 2_000,
    cprp: 20_000,
  })
  expect(plan.reachPct).toBeCloseTo((100 * reach) / UNIVERSE, 1)
  expect(plan.frequency).toBeCloseTo(500_000 / reach, 2)
  expect(plan.costPerReach).toBe(Math.round(1_000_000 / Math.round(reach)))
  expect(plan.effectiveReach).toMatchObject({ k: 3, reach: Math.round(atLeast(3)) })
  expect(plan.effectiveReach.pct).toBeCloseTo((100 * atLeast(3)) / UNIVERSE, 1)
})

test('the range is that of a model a fifth lower and a fifth higher', () => {
  const lines = [line(300_000, 900_000)]
  const at = (factor: number) =>
    Math.round(reachOf(PLACES, purchasesOf(lines), { kFactor: factor, accessFactor: factor }).reach)
  const { reach, reachRange } = deliveryOfPlan(lines, PLACES)
  expect(reachRange).toEqual([at(0.8), at(1.2)])
  expect(reachRange[0]).toBeLessThan(reach)
  expect(reachRange[1]).toBeGreaterThan(reach)
})

test('everybody is counted once by number of contacts', () => {
  const { frequencyDistribution: parts, reach } = deliveryOfPlan([line(300_000, 2_000_000)], PLACES)
  expect(parts.map(({ exposures }) => exposures)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'])
  expect(parts[0]?.people).toBe(UNIVERSE - reach)
  expect(parts.reduce((sum, { people }) => sum + people, 0)).toBe(UNIVERSE)
  const { distribution } = reachOf(PLACES, purchasesOf([line(300_000, 2_000_000)]))
  for (const [times, { people }] of parts.entries()) {
    expect(Math.abs(people - (distribution[times] ?? 0)), `${times} times`).toBeLessThan(8)
  }
})

test('a plan that nobody measures reaches nobody, at no cost each', () => {
  expect(deliveryOfPlan([unmeasured], PLACES)).toMatchObject({
    impressions: 0,
    reach: 0,
    reachPct: 0,
    reachRange: [0, 0],
    frequency: 0,
    effectiveReach: { reach: 0, pct: 0 },
    grps: 0,
    cpm: 0,
    cprp: 0,
    costPerReach: 0,
  })
})
