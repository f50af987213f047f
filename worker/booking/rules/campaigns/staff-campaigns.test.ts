import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FromPlan } from './campaign-edit.ts'
import { CampaignManaging } from './staff-campaigns.ts'

test.each([
  ['', true],
  ['5M+', true],
  ['about 50 lakh', true],
  ['5', true],
  ['many', false],
])('the reach “%s” is taken: %s', (reach, isTaken) =>
  expect(v.safeParse(CampaignManaging, { version: 1, reach }).success).toBe(isTaken),
)

test('a plan becomes a draft unless its places are to be held', () => {
  expect(v.parse(FromPlan, { planId: 'pln_1', key: '3f6b8d0a-8a7e-4a0c-9a41-0a5c2e5f7d11' })).toMatchObject({
    hold: false,
  })
})
