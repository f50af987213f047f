import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { finish } from '../in-steps.ts'
import { budgetFor } from './inverse.ts'
import { planCampaign } from './plan-campaign.ts'

const BRIEF = briefWith({
  geoScope: 'cities',
  cities: ['Mumbai'],
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  budget: null,
  channels: [],
})
const ITEMS = Array.from({ length: 60 }, (_, n) =>
  inventoryItem({
    id: `site-${n}`,
    channel: n % 2 ? 'ooh' : 'radio',
    accessible: 400_000 + 10_000 * n,
    impressionsPerUnit: 4_000_000,
  }),
)
const answer = (people: number, times = 1, brief = BRIEF) => finish(budgetFor(brief, { people, times }, ITEMS))

describe('the money that a reach takes', () => {
  test('is enough for a plan of that reach, and its range holds it', () => {
    const found = answer(3_000_000)
    if (!found?.isReachable) throw new Error('Not reachable')
    expect(found.least).toBeLessThanOrEqual(found.budget)
    expect(found.most ?? 0).toBeGreaterThanOrEqual(found.budget)
    expect(found.reachRange[0]).toBeLessThanOrEqual(found.reach)
    expect(found.reachRange[1]).toBeGreaterThanOrEqual(found.reach)
    expect(found.media[0]).toBe('ooh')
    const budget = { amount: found.budget, min: null, gst: 'inclusive', sourceText: '' } as const
    const context = { today: '2026-11-20', now: '2026-11-20T06:30:00.000Z', catalogueVersion: 'sha256:test' }
    const made = planCampaign({ ...BRIEF, budget }, ITEMS, context, {
      assumptions: [],
      edits: { held: [], dropped: [] },
    })
    expect(made.feasible && made.plan.delivery.reach).toBeGreaterThanOrEqual(3_000_000)
  })

  test('grows with the people, with how often, and for an audience', () => {
    const budgetOf = (...goal: Parameters<typeof answer>) => {
      const found = answer(...goal)
      return found?.isReachable ? found.budget : Number.NaN
    }
    expect(budgetOf(4_000_000)).toBeGreaterThan(budgetOf(2_000_000))
    expect(budgetOf(2_000_000, 4)).toBeGreaterThanOrEqual(budgetOf(2_000_000))
    expect(budgetOf(300_000, 1, { ...BRIEF, audienceKind: 'affluent' })).toBeGreaterThan(budgetOf(300_000))
  })

  test('does not exist where everything together meets fewer', () => {
    expect(answer(90_000_000)).toMatchObject({ isReachable: false, highest: expect.any(Number) })
  })

  test('is not answered without days, places or offers', () => {
    expect(answer(1_000, 1, { ...BRIEF, startDate: null })).toBeNull()
    expect(answer(1_000, 1, { ...BRIEF, cities: [] })).toBeNull()
    expect(answer(1_000, 1, { ...BRIEF, channels: ['tv'], channelMode: 'only' })).toBeNull()
  })
})
