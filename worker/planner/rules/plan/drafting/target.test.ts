import { expect, test } from 'vitest'
import { pricedLine } from '../../../../../tests/support/plan-lines.ts'
import { deliveryOfPlan } from './delivery.ts'
import { withTarget } from './target.ts'
import { writeLines } from './write-lines.ts'

const places = [{ name: 'Mumbai', state: 'Maharashtra', people: 10_000 }]
const lines = [pricedLine({ subcategory: 'mall' }, { startDate: '2027-01-10' })]
const target = (audienceKind: 'affluent' | 'mass' | null) =>
  withTarget(deliveryOfPlan(lines, places), lines, places, { audienceKind }).target

test('delivery among the audience is next to that of all adults', () => {
  expect(target('affluent')).toEqual({
    audience: 'affluent',
    label: 'affluent adults',
    universe: 500,
    reach: expect.any(Number),
    pct: expect.any(Number),
    effectiveReach: expect.any(Number),
    // 5 % of adults at an index of 1.9 get 9.5 % of the impressions.
    wastePct: 90.5,
  })
  expect(target('affluent')?.reach).toBeLessThanOrEqual(10)
  expect(target('affluent')?.effectiveReach).toBeLessThanOrEqual(target('affluent')?.reach ?? 0)
  expect(target('mass')).toBeNull()
  expect(target(null)).toBeNull()
})

test('a line says its index and the last day for artwork', () => {
  const context = { universe: 10_000, now: '2026-11-20T06:30:00.000Z', asked: [] }
  const [line] = writeLines(lines, { ...context, audience: 'affluent' })
  expect(line).toMatchObject({ audienceIndex: { value: 1.9, source: 'assumed' }, artworkBy: '2027-01-03' })
  expect(line?.why).toMatch(/index 1\.9 for affluent adults, our assumption$/)
  expect(writeLines(lines, context)[0]).toMatchObject({ audienceIndex: null, artworkBy: '2027-01-03' })
  expect(writeLines([pricedLine({ channel: 'influencer' })], context)[0]?.artworkBy).toBeNull()
})
