import { expect, test } from 'vitest'
import { type CampaignState, stateOn } from './states.ts'

const flight = (status: CampaignState, isConfirmed = true) => ({
  status,
  starts: '2026-12-15',
  ends: '2027-01-14',
  isConfirmed,
})

test.each([
  ['planned', '2026-12-14', 'planned'],
  ['planned', '2026-12-15', 'active'],
  ['planned', '2027-01-14', 'active'],
  ['planned', '2027-01-15', 'completed'],
  ['active', '2026-12-01', 'active'],
  ['active', '2027-01-15', 'completed'],
  ['draft', '2027-01-15', 'draft'],
  ['cancelled', '2027-01-15', 'cancelled'],
] as const)('a %s campaign is on %s %s', (status, today, expected) =>
  expect(stateOn(flight(status), today)).toBe(expected),
)

test('a campaign that no owner has confirmed does not become active', () => {
  expect(stateOn(flight('planned', false), '2026-12-20')).toBe('planned')
})
