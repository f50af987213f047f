import { describe, expect, test } from 'vitest'
import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { manageTextsOf, managingOf, textsOf } from './manage-draft.ts'

const base: ManagedCampaign = {
  id: 'cmp_1',
  userId: 'usr_1',
  ref: 'CMP-0001',
  name: 'Winter launch',
  client: 'Thanda Beverages',
  objective: 'Product Launch',
  budget: 25_00_000_00,
  starts: '2026-12-15',
  ends: '2027-01-13',
  status: 'planned',
  version: 3,
  reason: '',
  reach: '5M+',
  createdAt: 0,
  submittedAt: 0,
  total: 0,
  lines: [],
  metrics: null,
}
const draft = manageTextsOf(base)

describe('what is sent', () => {
  test('is what was changed alone', () => {
    expect(managingOf(draft, base)).toEqual({ version: 3 })
    expect(managingOf({ ...draft, status: 'active', budget: '30 lakh', reach: ' 6M+ ' }, base)).toEqual({
      version: 3,
      status: 'active',
      budget: 30_00_000_00,
      reach: ' 6M+ ',
    })
  })

  test('figures come together, in basis points, or are taken back', () => {
    const figures = { ...draft, impressions: '41.2 lakh', engagement: '3.8%', conversion: '1.25' }
    const metrics = { impressions: 41_20_000, engagementBp: 380, conversionBp: 125 }
    expect(managingOf(figures, base)).toEqual({ version: 3, metrics })
    const reported = { ...base, metrics }
    expect(
      managingOf({ ...manageTextsOf(reported), impressions: '', engagement: '', conversion: '' }, reported),
    ).toEqual({
      version: 3,
      metrics: null,
    })
  })

  test.each([
    ['budget', 'much'],
    ['impressions', 'many'],
    ['engagement', '101'],
    ['conversion', '1.234'],
    ['conversion', ''],
  ] as const)('%s %j is refused at its field', (field, text) => {
    const typed = { ...draft, impressions: '1', engagement: '1', conversion: '1', [field]: text }
    expect(() => managingOf(typed, base)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: field })] }),
    )
  })
})

test('the fields are read in words', () => {
  expect(textsOf({ ...base, status: 'active' })).toMatchObject({
    Status: 'Active',
    Budget: '₹25,00,000',
    Impressions: '',
  })
})
