import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { Plan } from '../plan.ts'
import { planCampaign } from './plan-campaign.ts'

const CONTEXT = { today: '2026-11-20', now: '2026-11-20T06:30:00.000Z', catalogueVersion: 'sha256:test' }
const MUMBAI = { geoScope: 'cities', cities: ['Mumbai'], startDate: '2027-01-01', endDate: '2027-01-31' } as const
/** Price of every line here: so high that no number of lines is too large. */
const TIMES = 250
/** Sites of ₹2,95,000 a month with GST; each meets so many people. */
const sites = (count: number, accessible: number, areas = count) =>
  Array.from({ length: count }, (_, n) =>
    inventoryItem({
      id: `site-${n}`,
      rate: TIMES * 100_000,
      area: `Area ${n % areas}`,
      accessible,
      impressionsPerUnit: accessible * 10,
    }),
  )

function plan(amount: number, items: ReturnType<typeof sites>, more: Partial<Brief> = {}): Plan {
  const budget = { amount: toPaise(TIMES * amount), min: null, gst: 'inclusive', sourceText: '' } as const
  const result = planCampaign(briefWith({ ...MUMBAI, cities: ['Mumbai'], budget, ...more }), items, CONTEXT, {
    assumptions: [],
    edits: { held: [], dropped: [] },
  })
  if (!result.feasible) throw new Error(result.text)
  return result.plan
}
const saturated = ({ warnings }: Plan) => warnings.find(({ code }) => code === 'SATURATED')?.text

test('the curve holds the plan itself, and more money never reaches fewer people', () => {
  const { curve, delivery, totals } = plan(12_000, sites(40, 600_000))
  expect(curve?.points.map(({ budget }) => budget / totals.budget)).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2])
  expect(curve?.points[2]).toEqual({
    budget: totals.budget,
    reach: delivery.reach,
    effectiveReach: delivery.effectiveReach.reach,
  })
  const [reach, often] = [curve?.points.map((point) => point.reach), curve?.points.map((point) => point.effectiveReach)]
  expect(reach).toEqual(reach?.toSorted((a, b) => a - b))
  expect(often).toEqual(often?.toSorted((a, b) => a - b))
})

test('where the money buys the same people again, the plan says from where on', () => {
  const everyone = sites(60, 10_000_000)
  const full = plan(60_000, everyone)
  expect(full.curve?.knee).toBe(toPaise(TIMES * 30_000))
  expect(saturated(full)).toMatch(
    /^From ₹75 lakh on you buy repetition: ₹1.5 crore instead of ₹75 lakh adds .* people$/,
  )
  expect(saturated(plan(60_000, everyone, { emphasis: 'frequency' }))).toBeUndefined()
  expect(saturated(plan(60_000, everyone, { frequencyGoal: 5 }))).toBeUndefined()
})

test('money that finds new people has no knee', () => {
  const { curve, warnings } = plan(12_000, sites(60, 50_000))
  expect(curve?.knee).toBeNull()
  expect(warnings.map(({ code }) => code)).not.toContain('SATURATED')
})

test('offers that end before the money show the same for every budget from there on', () => {
  const { curve, delivery } = plan(60_000, sites(4, 600_000))
  expect(curve?.points.map(({ reach }) => reach)).toEqual(Array.from({ length: 6 }, () => delivery.reach))
})

test('a plan without figures has no curve', () => {
  const unmeasured = sites(3, 0).map((item) => ({ ...item, impressionsPerUnit: null, accessible: null }))
  expect(plan(3_000, unmeasured).curve).toBeNull()
})
